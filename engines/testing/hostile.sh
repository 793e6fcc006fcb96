#!/bin/sh
# A program of the match protocol that does one thing wrong: hostile.sh KIND [FILE]. Up to there it makes the first legal
# move, as told.
kind=$1
case $kind in
    crash) echo "no such opening" >&2; exit 3 ;;
    mute) exec sleep 600 ;;
    wordy) echo hello; exec sleep 600 ;;
    chatter) yes "more and more" >&2 ;;
esac
moves=0
while read -r word line; do
    case $word in
        protocol)
            version=1
            [ "$kind" = future ] && version=2
            echo "protocol $version $kind"
            echo "want legal"
            ;;
        isready) echo readyok ;;
        newmatch) [ "$kind" = notes ] && echo $$ >>"$2" ;;
        legal) first=${line%%,*} ;;
        go)
            moves=$((moves + 1))
            [ "$kind" = dies ] && [ $moves -lt 3 ] && echo "move $first" && continue
            case $kind in
                good) echo "info the first of those there are"; echo "move $first" ;;
                late) exec sleep 600 ;;
                silent) ;;
                illegal) echo "move LR 40 40 0 -" ;;
                nonsense) echo "bestmove $first" ;;
                refuses) echo "error I do not like this tile" ;;
                bytes) printf 'bad \377\000\n' >&2; printf 'move \377\n' ;;
                floods) yes "info and on and on" ;;
                endless) yes "" | tr '\n' x ;;
                dies) echo "out of ideas" >&2; kill -SEGV $$ ;;
                ends) exit 4 ;;
                leaves) sleep 600 & exit 4 ;;
                closes) exec >&-; sleep 600 ;;
                stubborn) trap '' TERM INT HUP; while :; do sleep 1; done ;;
                slow) sleep 0.03; echo "move $first" ;;
                spreads) (while :; do :; done); echo "move $first" ;;
                looks)
                    for place in cmdline environ fd maps mem; do
                        cat "/proc/$PPID/$place" 2>/dev/null || ls "/proc/$PPID/$place" 2>/dev/null
                    done >>"$2"
                    echo "move $first"
                    ;;
                notes) echo "move $first" ;;
                forks) sleep 600 & echo $! >"$2"; wait ;;
                burns) while :; do :; done ;;
                eats) [ $moves -gt 1 ] || dd if=/dev/zero of=/dev/null bs=512M count=1 2>/dev/null || exit 5; echo "move $first" ;;
            esac
            ;;
        quit) [ "$kind" = stubborn ] && exec sleep 600; exit 0 ;;
    esac
done
