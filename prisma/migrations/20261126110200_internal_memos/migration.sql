-- CreateTable
CREATE TABLE "internalmemo" (
    "id" BIGINT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "internalmemo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "internalmemo_addressee" (
    "id" BIGSERIAL NOT NULL,
    "internalmemo_id" BIGINT NOT NULL,
    "sort" INTEGER NOT NULL,
    "employee_id" BIGINT,
    "department" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "internalmemo_addressee_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "internalmemo_addressee_internalmemo_id_sort_idx" ON "internalmemo_addressee"("internalmemo_id", "sort");

-- CreateIndex
CREATE INDEX "internalmemo_addressee_employee_id_internalmemo_id_idx" ON "internalmemo_addressee"("employee_id", "internalmemo_id");

-- CreateIndex
CREATE INDEX "internalmemo_addressee_department_internalmemo_id_idx" ON "internalmemo_addressee"("department", "internalmemo_id");

-- AddForeignKey
ALTER TABLE "internalmemo" ADD CONSTRAINT "internalmemo_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "internalmemo_addressee" ADD CONSTRAINT "internalmemo_addressee_internalmemo_id_fkey" FOREIGN KEY ("internalmemo_id") REFERENCES "internalmemo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "internalmemo_addressee" ADD CONSTRAINT "internalmemo_addressee_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
