# What people may type beside the printed names: words for actions, further names, kinds of things
also-wedge = wedge { $number }, frontier { $number }
show-what = CARD
