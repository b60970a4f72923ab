#!/bin/sh
# Starts Node with a heap of 45 % of what the container may use; the rest is for pictures that are
# being scaled, uploads, exports and code (npm run faults -- memory). Left to itself Node collects
# late, and the container is killed.
set -eu

limit=$(cat "${MEMORY_LIMIT_FILE:-/sys/fs/cgroup/memory.max}" 2>/dev/null || echo max)
case $limit in
  '' | *[!0-9]*) exec node "$@" ;;
esac
# Threads that scale pictures do not keep what they have freed, each for itself.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec node "--max-old-space-size=$((limit * 45 / 100 / 1048576))" "$@"
