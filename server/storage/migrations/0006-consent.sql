-- What a buyer agreed to, and when: of every document its file and the state of it. Before, only the offer's file was kept.
ALTER TABLE ticket_order ADD COLUMN consent TEXT NOT NULL DEFAULT '{}';
UPDATE ticket_order SET consent = json_object(
  'offer', json(CASE WHEN json_extract(offer, '$.document') IS NOT NULL
    THEN json_object('file', json_extract(offer, '$.document'), 'changed', NULL) END),
  'refund', NULL,
  'privacy', NULL,
  'at', json_extract(offer, '$.at')
);
ALTER TABLE ticket_order DROP COLUMN offer;
