# Ends what a script has started when the script is gone, however it went: processes.mjs starts this beside its first
# child. A line on stdin adds (+) or removes (-) a process group; the end of stdin is the end of the script.
# $1: seconds that they have to end in order.

# The script decides about signals that reach all of them.
trap '' HUP INT TERM

groups=
while read -r change group; do
  rest=
  for known in $groups; do
    [ "$known" = "$group" ] || rest="$rest $known"
  done
  groups=$rest
  # The last one started ends first.
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
