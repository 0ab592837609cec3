# What people may type beside the printed names: words for actions, further names, kinds of things
also-facing = { $number ->
    [1] north
    [2] north-east
    [3] south-east
    [4] south
    [5] south-west
   *[other] north-west
}
show-what = HEX, UNIT or COMMAND
