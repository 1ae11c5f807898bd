-- CreateIndex
CREATE INDEX "sign_intent_request_id_idx" ON "sign_intent"("request_id");

-- CreateIndex
CREATE INDEX "signature_request_id_idx" ON "signature"("request_id");
