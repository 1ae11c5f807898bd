-- A directory that makes an account looks for its person by the mail; a file of people does so for each line.
create index "employee_email_idx" on "employee"("organization_id", lower("email"));
