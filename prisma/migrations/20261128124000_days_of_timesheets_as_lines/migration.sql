-- A day is its codes as one line, «Я 480/С 120», with its night in minutes; letters and hours follow from it.
UPDATE "timesheet" t SET "days" = coalesce((
  SELECT jsonb_object_agg(d.key, jsonb_strip_nulls(jsonb_build_object(
    'codes', coalesce((
      SELECT string_agg((k.value ->> 0) || CASE WHEN (k.value ->> 1)::int > 0 THEN ' ' || (k.value ->> 1) ELSE '' END, '/' ORDER BY k.place)
      FROM jsonb_array_elements(d.value -> 'codes') WITH ORDINALITY k(value, place)), ''),
    'night', CASE WHEN coalesce(d.value ->> 'night', '') <> '' THEN round((d.value ->> 'night')::numeric * 60)::int END,
    'told', d.value -> 'told',
    'reckoned', d.value -> 'reckoned')))
  FROM jsonb_each(t."days") d), '{}');
