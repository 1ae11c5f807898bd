-- People as the accounting system hands them over; by its own code.
CREATE TABLE "employee_1c" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "number" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "position" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "organization_code" TEXT NOT NULL DEFAULT '',
    "hire_date" DATE,
    "dismissal_date" DATE,
    "snils" TEXT NOT NULL DEFAULT '',
    "inn" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "employee_1c_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "employee_1c_client_id_code_key" ON "employee_1c"("client_id", "code");
