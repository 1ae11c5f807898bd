-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "directory_organization_id" BIGINT,
ADD COLUMN     "directory_removed" BOOLEAN NOT NULL DEFAULT false;
