-- Letters of which the content service is told what became of them.
CREATE INDEX delivery_settled ON delivery (channel, settled_at);
