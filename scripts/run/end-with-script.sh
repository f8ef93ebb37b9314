# Ends the processes of a script that is gone; processes.mjs starts this beside its first child. Lines on stdin add (+)
# or remove (-) a process group; the end of stdin is the end of the script. $1: seconds to end in order.

# Leaves signals to the script.
trap '' HUP INT TERM

groups=
while read -r change group; do
  rest=
  for known in $groups; do
    [ "$known" = "$group" ] || rest="$rest $known"
  done
  groups=$rest
  # Ends the last started group first.
  [ "$change" = + ] && groups="$group $groups"
done

signal_all() {
  for group in $groups; do
    kill -s "$1" -- "-$group" 2>/dev/null
  done
}

some_run() {
  for group in $groups; do
    kill -s 0 -- "-$group" 2>/dev/null && return 0
  done
  return 1
}

signal_all TERM
seconds=$1
while some_run && [ "$seconds" -gt 0 ]; do
  sleep 1
  seconds=$((seconds - 1))
done
signal_all KILL
