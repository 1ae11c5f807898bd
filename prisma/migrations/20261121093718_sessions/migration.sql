-- AlterTable
ALTER TABLE "auth_session" ADD COLUMN     "in_browser" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "rate_limit" ADD COLUMN     "rounds" INTEGER NOT NULL DEFAULT 0;
