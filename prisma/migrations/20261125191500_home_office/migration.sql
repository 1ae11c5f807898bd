-- CreateTable
CREATE TABLE "homeoffice_day" (
    "id" BIGSERIAL NOT NULL,
    "homeoffice_id" BIGINT NOT NULL,
    "sort" INTEGER NOT NULL,
    "day" DATE,
    "place" TEXT,

    CONSTRAINT "homeoffice_day_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "office_location" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "location" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "office_location_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "homeoffice_day_homeoffice_id_sort_idx" ON "homeoffice_day"("homeoffice_id", "sort");

-- CreateIndex
CREATE INDEX "homeoffice_day_day_place_idx" ON "homeoffice_day"("day", "place");

-- CreateIndex
CREATE UNIQUE INDEX "office_location_organization_id_location_key" ON "office_location"("organization_id", "location");

-- AddForeignKey
ALTER TABLE "homeoffice_day" ADD CONSTRAINT "homeoffice_day_homeoffice_id_fkey" FOREIGN KEY ("homeoffice_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "office_location" ADD CONSTRAINT "office_location_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
