-- How many hours a document takes stands where lists of many families read it, as its days do.
alter table "document" add column "hours" decimal(4,2);

update "document" d set "hours" = v."hours" from "vacation" v where v."id" = d."id" and v."hours" is not null;
update "document" d set "hours" = a."hours" from "absence" a where a."id" = d."id" and a."hours" is not null;
update "document" d set "hours" = o."hours" from "overtime" o where o."id" = d."id" and o."hours" is not null;

alter table "vacation" drop column "hours";
alter table "absence" drop column "hours";
alter table "overtime" drop column "hours";
