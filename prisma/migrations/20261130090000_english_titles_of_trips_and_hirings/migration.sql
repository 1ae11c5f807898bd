-- Trips, their reports and hirings say in English what they are: by the names of cities, and by those of posts that the
-- staff holds. Documents saved from now on do so themselves.
update "document" d set "title_eng" = left((
  select string_agg(coalesce((
    select nullif(c."name_eng", '') from "city" c
    where c."client_id" = d."client_id" and p."place" in (c."name", c."name_eng")
    order by c."sort", c."id" limit 1), p."place"), ', ' order by p."n")
  from unnest(string_to_array(d."title", ', ')) with ordinality p("place", "n")), 300)
where d."object_id" in ('btrip', 'expense') and d."title" <> '';

update "document" d set "title_eng" = coalesce((
  select max(s."position_eng") from "employee" s
  where s."organization_id" = d."organization_id" and s."position" = d."title"), '')
where d."object_id" = 'recruitment' and d."title" <> '';
