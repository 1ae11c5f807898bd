-- Papers that are shown outside say where the company is found; unified forms name its code of statistics.
alter table "organization"
  add column "okpo" text not null default '',
  add column "address" text not null default '',
  add column "phone" text not null default '';
