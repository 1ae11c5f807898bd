-- CreateTable
CREATE TABLE "materialassistance" (
    "id" BIGINT NOT NULL,
    "child_name" TEXT NOT NULL DEFAULT '',
    "child_birth_date" DATE,
    "approved_amount" DECIMAL(14,2),
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "materialassistance_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "materialassistance" ADD CONSTRAINT "materialassistance_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
