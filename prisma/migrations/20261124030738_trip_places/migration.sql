-- CreateTable
CREATE TABLE "city" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "country_code" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "city_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "btrip_destination" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "btrip_destination_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "city_client_id_country_code_code_key" ON "city"("client_id", "country_code", "code");

-- CreateIndex
CREATE UNIQUE INDEX "btrip_destination_client_id_code_key" ON "btrip_destination"("client_id", "code");

-- AddForeignKey
ALTER TABLE "city" ADD CONSTRAINT "city_client_id_country_code_fkey" FOREIGN KEY ("client_id", "country_code") REFERENCES "country"("client_id", "code") ON DELETE RESTRICT ON UPDATE RESTRICT;
