-- Every page and letter says whose portal it is: the name of an organization is kept with the rules of its client.
create trigger "organization_rules_changed" after insert or delete or update of "name", "name_eng" on "organization"
  for each row execute function "rules_changed"();
