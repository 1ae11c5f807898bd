-- CreateIndex
CREATE INDEX "message_registrator_id_recipient_id_idx" ON "message"("registrator_id", "recipient_id");
