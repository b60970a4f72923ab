# Varnish (6 or newer) in front of the site: docs/how-to/cache-in-front.md. Brotli passes only where
# varnishd runs with `-p http_gzip_support=off`.
vcl 4.1;

import std;

backend front {
  .host = "front";
  .port = "3000";
  # Longer than the site itself waits, which then says so.
  .first_byte_timeout = 125s;
  .probe = { .url = "/healthz/live"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

# Front servers. Nobody else may purge.
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    return (purge);
  }
  # Old pages only while nobody makes new ones.
  set req.grace = 24h;
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  # Only the plain question for a page or a built file: no query, no data for open tabs, no part, no draft.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url !~ "^/((ro|en|ru)(/[^?]*)?|(_next/static|fonts)/[^?]*)$") {
    return (pass);
  }
  if (req.http.RSC || req.http.Next-Router-Prefetch || req.http.Range || req.http.Authorization
      || req.http.Cookie ~ "(^|;\s*)__prerender_bypass=") {
    return (pass);
  }
  # No page depends on any other cookie: who is signed in is known to the browser alone.
  unset req.http.Cookie;
  if (req.http.Accept-Encoding ~ "(?i)(^|[,\s])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))([,;\s]|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|[,\s])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))([,;\s]|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

# All content with its pictures takes its time, and so do thousands of texts that are checked one by one.
sub vcl_backend_fetch {
  if (bereq.url ~ "^/api/workplace/content/import(\?|$)"
      || bereq.url ~ "^/api/translations/import(\?|$)") {
    set bereq.first_byte_timeout = 610s;
  }
}

sub vcl_backend_response {
  if (beresp.status == 200 && !beresp.http.Set-Cookie) {
    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
      set beresp.ttl =
        std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
      set beresp.grace = 24h;
      return (deliver);
    }
    if (beresp.http.Cache-Control ~ "immutable") {
      return (deliver);
    }
  }
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_deliver {
  # They are for caches; browsers ask each time, and mostly hear that it is the same.
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.Age;
}
