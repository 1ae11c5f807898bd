-- Who looked at whose card or exported it: a line per person and day.
CREATE TABLE "card_view" (
    "employee_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "user_id" BIGINT NOT NULL,
    "behalf_id" BIGINT NOT NULL DEFAULT 0,
    "kind" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "card_view_pkey" PRIMARY KEY ("employee_id","day","user_id","behalf_id","kind")
);

CREATE INDEX "card_view_day_idx" ON "card_view"("day");
