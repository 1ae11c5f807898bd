-- AlterTable
ALTER TABLE "btrip" ADD COLUMN     "advance_typed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "lodging_per_night" DECIMAL(14,2),
ADD COLUMN     "per_diem_days" JSONB,
ADD COLUMN     "road_days" INTEGER,
ADD COLUMN     "tickets" DECIMAL(14,2),
ADD COLUMN     "worked_days_off" INTEGER;

-- AddForeignKey
ALTER TABLE "btrip" ADD CONSTRAINT "btrip_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "btrip" ADD CONSTRAINT "btrip_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "btrip" ADD CONSTRAINT "btrip_destination_id_fkey" FOREIGN KEY ("destination_id") REFERENCES "btrip_destination"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "btrip_route" ADD CONSTRAINT "btrip_route_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "btrip_route" ADD CONSTRAINT "btrip_route_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
