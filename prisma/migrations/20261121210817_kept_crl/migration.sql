-- CreateTable
CREATE TABLE "kept_crl" (
    "sha256" TEXT NOT NULL,
    "der" BYTEA NOT NULL,
    "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_crl_pkey" PRIMARY KEY ("sha256")
);

-- What verdicts of the past were reached by stays as it was.
create function "kept_crl_stays"() returns trigger language plpgsql as $$
begin
  raise exception 'kept_crl is append-only';
end $$;
create trigger "kept_crl_stays" before update or delete on "kept_crl" for each row execute function "kept_crl_stays"();

-- The lists that stood in every signature, each once.
create function pg_temp.digests(lists jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(encode(sha256(decode(c, 'base64')), 'hex')), '[]') from jsonb_array_elements_text(lists) c
$$;
insert into "kept_crl" ("sha256", "der")
select distinct encode(sha256(decode(c, 'base64')), 'hex'), decode(c, 'base64')
from "signature" s
cross join lateral unnest(array[s."material" -> 'crls', s."material" -> 'timestamp' -> 'crls']) as list
cross join lateral jsonb_array_elements_text(list) c
where list is not null;
update "signature" set "material" = jsonb_set("material", '{crls}', pg_temp.digests("material" -> 'crls'))
where "material" ? 'crls';
update "signature" set "material" = jsonb_set("material", '{timestamp,crls}', pg_temp.digests("material" -> 'timestamp' -> 'crls'))
where "material" -> 'timestamp' ? 'crls';
