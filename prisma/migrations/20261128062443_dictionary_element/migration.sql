-- CreateTable
CREATE TABLE "dictionary_element" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "dictionary_object_id" TEXT NOT NULL,
    "dictionary_code" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "description_eng" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_element_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "dictionary_element_client_id_dictionary_code_code_key" ON "dictionary_element"("client_id", "dictionary_code", "code");
