-- AlterTable
ALTER TABLE "organization" ADD COLUMN     "country_code" TEXT NOT NULL DEFAULT 'RU',
ADD COLUMN     "currency_code" TEXT NOT NULL DEFAULT 'RUB';
