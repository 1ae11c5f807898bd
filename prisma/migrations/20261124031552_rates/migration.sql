-- CreateTable
CREATE TABLE "currency_rate" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "currency_code" TEXT NOT NULL,
    "quoted_in" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "units" INTEGER NOT NULL,
    "value" DECIMAL(18,6) NOT NULL,
    "source" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "currency_rate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "perdiem_rate" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT,
    "place" TEXT NOT NULL,
    "country_code" TEXT,
    "amount" DECIMAL(15,3) NOT NULL,
    "currency_code" TEXT NOT NULL,
    "date_from" DATE NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "perdiem_rate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "currency_rate_client_id_date_idx" ON "currency_rate"("client_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "currency_rate_client_id_currency_code_source_date_key" ON "currency_rate"("client_id", "currency_code", "source", "date");

-- CreateIndex
CREATE UNIQUE INDEX "perdiem_rate_client_id_organization_id_place_country_code_d_key" ON "perdiem_rate"("client_id", "organization_id", "place", "country_code", "date_from") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "currency_rate" ADD CONSTRAINT "currency_rate_client_id_currency_code_fkey" FOREIGN KEY ("client_id", "currency_code") REFERENCES "currency"("client_id", "code") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "currency_rate" ADD CONSTRAINT "currency_rate_client_id_quoted_in_fkey" FOREIGN KEY ("client_id", "quoted_in") REFERENCES "currency"("client_id", "code") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "perdiem_rate" ADD CONSTRAINT "perdiem_rate_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "perdiem_rate" ADD CONSTRAINT "perdiem_rate_client_id_country_code_fkey" FOREIGN KEY ("client_id", "country_code") REFERENCES "country"("client_id", "code") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "perdiem_rate" ADD CONSTRAINT "perdiem_rate_client_id_currency_code_fkey" FOREIGN KEY ("client_id", "currency_code") REFERENCES "currency"("client_id", "code") ON DELETE RESTRICT ON UPDATE RESTRICT;

alter table "currency_rate" add constraint "currency_rate_positive" check ("units" > 0 and "value" > 0);
alter table "currency_rate" add constraint "currency_rate_of_another" check ("currency_code" <> "quoted_in");
alter table "perdiem_rate" add constraint "perdiem_rate_positive" check ("amount" > 0);
alter table "perdiem_rate" add constraint "perdiem_rate_place" check ("place" = 'abroad' or ("place" = 'home' and "country_code" is null));
