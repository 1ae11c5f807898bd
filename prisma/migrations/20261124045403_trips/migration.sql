-- CreateTable
CREATE TABLE "btrip" (
    "id" BIGINT NOT NULL,
    "country_id" BIGINT,
    "city_id" BIGINT,
    "destination_id" BIGINT,
    "entity" TEXT NOT NULL DEFAULT '',
    "goal" TEXT NOT NULL DEFAULT '',
    "transport" TEXT NOT NULL DEFAULT '',
    "is_abroad" BOOLEAN NOT NULL DEFAULT false,
    "holiday_agreed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "btrip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "btrip_route" (
    "id" BIGSERIAL NOT NULL,
    "btrip_id" BIGINT NOT NULL,
    "sort" INTEGER NOT NULL,
    "start_date" DATE,
    "end_date" DATE,
    "from" TEXT NOT NULL DEFAULT '',
    "to" TEXT NOT NULL DEFAULT '',
    "country_id" BIGINT,
    "city_id" BIGINT,
    "entity" TEXT NOT NULL DEFAULT '',
    "weekend_stay" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "btrip_route_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "btrip_route_btrip_id_sort_idx" ON "btrip_route"("btrip_id", "sort");

-- AddForeignKey
ALTER TABLE "btrip" ADD CONSTRAINT "btrip_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "btrip_route" ADD CONSTRAINT "btrip_route_btrip_id_fkey" FOREIGN KEY ("btrip_id") REFERENCES "btrip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
