-- What `wrk` has counted, as one line of JSON for scripts/bench/load.ts. Times in microseconds.
-- `slow` counts answers that took longer than wrk waits, two seconds: one halt of a server is as many
-- as there are connections.
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"broken":%d,"refusals":%d,"slow":%d}\n',
    summary.requests,
    summary.duration,
    latency:percentile(50),
    latency:percentile(99),
    errors.connect + errors.read + errors.write,
    errors.status,
    errors.timeout
  ))
end
