#!/bin/sh
# Starts Node with a heap of 60 % of what the container may use; the rest is for pictures that are
# being scaled, buffers and code. Left to itself Node collects late, and the container is killed.
set -eu

limit=$(cat "${MEMORY_LIMIT_FILE:-/sys/fs/cgroup/memory.max}" 2>/dev/null || echo max)
case $limit in
  '' | *[!0-9]*) exec node "$@" ;;
esac
exec node "--max-old-space-size=$((limit * 6 / 10 / 1048576))" "$@"
