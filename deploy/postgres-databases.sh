#!/bin/sh
# Run once, when the cluster is new: a database and a role of its own for the site and for the
# account service, neither of them with rights over the other.
set -e

psql --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=site_password="$DATABASE_PASSWORD" \
  --set=account_password="$SUPERTOKENS_DATABASE_PASSWORD" <<'SQL'
CREATE ROLE pasiuni LOGIN PASSWORD :'site_password';
CREATE DATABASE pasiuni OWNER pasiuni;
REVOKE ALL ON DATABASE pasiuni FROM PUBLIC;

CREATE ROLE supertokens LOGIN PASSWORD :'account_password';
CREATE DATABASE supertokens OWNER supertokens;
REVOKE ALL ON DATABASE supertokens FROM PUBLIC;
SQL
