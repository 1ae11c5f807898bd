-- CreateTable
CREATE TABLE "dismissal" (
    "id" BIGSERIAL NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "date" DATE NOT NULL,
    "ground_id" BIGINT NOT NULL,
    "document_id" BIGINT,
    "comments" TEXT NOT NULL DEFAULT '',
    "user_id" BIGINT NOT NULL,
    "creator_id" BIGINT,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dismissal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dismissal_employee_id_idx" ON "dismissal"("employee_id");

-- AddForeignKey
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_ground_id_fkey" FOREIGN KEY ("ground_id") REFERENCES "dictionary_element"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Grounds of a dismissal, for companies that are there already; a new one begins with those of its seed.
INSERT INTO "dictionary_element" ("client_id", "dictionary_object_id", "dictionary_code", "code", "name", "name_eng", "description", "description_eng", "sort")
SELECT c."id", 'dismissal', 'DismissalGround', g.* FROM "client" c CROSS JOIN (VALUES
  ('own_will', 'По инициативе работника', 'At the employee’s initiative', 'пункт 3 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 3', 10),
  ('agreement', 'Соглашение сторон', 'Agreement of the parties', 'пункт 1 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 1', 20),
  ('term', 'Истечение срока трудового договора', 'End of a fixed-term contract', 'пункт 2 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 2', 30),
  ('transfer', 'Перевод к другому работодателю', 'Transfer to another employer', 'пункт 5 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 5', 40),
  ('conditions', 'Отказ от работы в изменённых условиях', 'Refusal of changed terms of work', 'пункт 7 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 7', 50),
  ('relocation', 'Отказ от переезда с работодателем', 'Refusal to relocate with the employer', 'пункт 9 части первой статьи 77 ТК РФ', 'Labour Code, article 77, part 1, item 9', 60),
  ('probation', 'Неудовлетворительный результат испытания', 'Failed probation', 'часть первая статьи 71 ТК РФ', 'Labour Code, article 71, part 1', 70),
  ('liquidation', 'Ликвидация организации', 'Liquidation of the organization', 'пункт 1 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 1', 80),
  ('reduction', 'Сокращение численности или штата', 'Reduction of staff', 'пункт 2 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 2', 90),
  ('qualification', 'Несоответствие должности по итогам аттестации', 'Unfit for the position by certification', 'пункт 3 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 3', 100),
  ('repeated', 'Неоднократное неисполнение обязанностей', 'Repeated failure to perform duties', 'пункт 5 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 5', 110),
  ('absence', 'Прогул', 'Absence without leave', 'подпункт «а» пункта 6 части первой статьи 81 ТК РФ', 'Labour Code, article 81, part 1, item 6(a)', 120),
  ('death', 'Смерть работника', 'Death of the employee', 'пункт 6 части первой статьи 83 ТК РФ', 'Labour Code, article 83, part 1, item 6', 130)
) AS g;

-- Who would decide once somebody ("gone") no longer does: asked before a dismissal is entered.
drop function "deciders_of"(bigint, date);
create function "deciders_of"("person" bigint, "on_day" date default "business_day"(), "gone" bigint default null) returns table ("manager_id" bigint, "place" int) language sql stable as $$
  with recursive up as (
    select s."manager_id" as id, 1 as level, array[s."id"] as way, s."manager_id" is distinct from "gone" and "acts_as_manager"(s."manager_id", "on_day") as acts,
      array["person", s."manager_id"] as met
    from "subordination" s
    where s."employee_id" = "person" and s."manager_id" <> "person" and s."type" = 'direct' and not s."disabled"
    union all
    select s."manager_id", up.level + 1, up.way || s."id", s."manager_id" is distinct from "gone" and "acts_as_manager"(s."manager_id", "on_day"), up.met || s."manager_id"
    from up join "subordination" s on s."employee_id" = up.id and s."type" = 'direct' and not s."disabled"
    where not up.acts and s."manager_id" <> all(up.met))
  select up.id, (row_number() over (order by min(up.way)))::int from up
  where up.acts and up.level = (select min(level) from up where acts) group by up.id
$$;
