-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "family_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "given_name" TEXT NOT NULL DEFAULT '';
