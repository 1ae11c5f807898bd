-- A client's own words are kept with its rules. By statement: a dictionary of thousands of words renews the version once.
create function "lan_words_changed"() returns trigger language plpgsql as $$
begin
  update "client" set "rules_version" = nextval('rules_version_seq') where "id" in (select "client_id" from "changed");
  return null;
end
$$;
create trigger "lan_words_added" after insert on "lan" referencing new table as "changed" for each statement execute function "lan_words_changed"();
create trigger "lan_words_edited" after update on "lan" referencing new table as "changed" for each statement execute function "lan_words_changed"();
create trigger "lan_words_deleted" after delete on "lan" referencing old table as "changed" for each statement execute function "lan_words_changed"();
