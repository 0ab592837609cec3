verify-title = Check the dice
verify-back = Back to the game
verify-loading = The server is drawing the game again …
verify-working = Your browser has checked { $done } of { $of } draws.
verify-again = Try again
verify-all-fits = All fits
verify-fault = Something does not fit
verify-lead-fits =
    { $count ->
        [0] Nothing was drawn in this game, and the secret is the one that was promised.
        [one] The only draw of this game follows from the server’s secret and the players’ numbers.
       *[other] All { $count } draws of this game follow from the server’s secret and the players’ numbers.
    } Your browser worked this out by itself.
verify-lead-fault = Your browser could not confirm these dice. What does not fit is said below; save the game, so that others can check it, too.
verify-insecure = This browser cannot check anything here, because the page was not loaded over HTTPS. Save the game and check it with the command below.

## What was promised
verify-promise = What was promised
verify-promise-how = Before anything was drawn, the server chose a secret and published its fingerprint, the commitment. After that, it could not change the secret unnoticed.
verify-commitment = Commitment
verify-secret = The secret, now that the game is over

## What was contributed
verify-numbers = What each player contributed
verify-numbers-how = Then each player’s browser sent a random number. Each die and each shuffle follows from the secret and these numbers, so neither the server nor a player could choose how they fall.
verify-none = nothing, since nobody at a browser sat there when the game began
verify-mine = sent by this browser

## What was found
verify-found = What was found
verify-yes = Fits
verify-no = Does not fit
verify-skipped = Not checked
verify-secret-fits = The secret is the one the server had promised.
verify-secret-fault = The secret is not the one the server had promised: its fingerprint is not the commitment.
verify-memory-fits = The promise is the one this browser saw before the first draw, and the number it sent is among those used.
verify-memory-none = This browser remembers nothing of this game: it did not play, or it has forgotten. So it cannot tell whether the promise was made before the first draw.
verify-memory-promise = Before the first draw, this browser was shown another promise.
verify-memory-number = The number that this browser sent is not among those used. That is in order only if you had the game open in another browser when it began, whose number came first.
verify-draws-fits =
    { $count ->
        [0] No draw had to be checked.
        [one] The draw was made again, with the same result.
       *[other] All { $count } draws were made again, with the same results. None is missing, and none was used twice.
    }
verify-draws-back =
    { $count ->
        [one] One of them was taken back by consent.
       *[other] { $count } of them were taken back by consent.
    }
verify-draws-told =
    { $count ->
        [one] One of those was taken back together with an earlier takeback: that it happened is known, but not what was asked for.
       *[other] { $count } of those were taken back together with an earlier takeback: that they happened is known, but not what was asked for.
    }
verify-draws-skipped = Without the right secret, the draws cannot be made again.

## The first draw that does not fit
verify-fault-missing = Draw { $number } is missing: the game does not tell what became of it.
verify-fault-unknown = The game tells of a draw { $number }, which was never made.
verify-fault-twice = Draw { $number } was used twice.
verify-fault-garbled = What the server tells of draw { $number } ({ $kind }) is impossible: it did not get one number for each that it asked for.
verify-fault-unused = The game did not go on with what draw { $number } ({ $kind }) gave.
verify-fault-given = Draw { $number } ({ $kind }) gives { $drawn }, out of 0 to { $most }, but the server says that it gave { $told }.
verify-see = See this point of the game

## What cannot be checked here
verify-limits = What this page cannot check
verify-limits-rules = This page does not know the rules. It takes the server’s word for which numbers the rules asked for, and for what they meant: which card, which face of a die. Senlac on your own computer checks that, too:
verify-limits-collusion = A server that works together with one player could still deceive the other, and nobody can rule that out from here.
verify-save = Save the game
verify-json = All draws, as the server tells them (JSON)
