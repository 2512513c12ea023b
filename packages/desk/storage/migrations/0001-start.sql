-- The tables of the desk, for SQLite and PostgreSQL. Columns that the two cannot spell alike are in sqlite/ and postgres/, in a file of the same name.
-- Until 1.0 this file is edited in place (docs/decisions/0039-begin-anew-until-1-0.md).

-- Forms that were sent. `placed_from`: digest of the visitor's line (packages/ground/base/line.ts), so that one line does not stand before
-- everybody, and organisers remove all of it at once. It goes with the personal data, from forms after a month.
CREATE TABLE submission (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  lang TEXT NOT NULL,
  fields TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE,
  content_key TEXT,
  erased_at INTEGER,
  placed_from TEXT
) STRICT;
CREATE INDEX submission_content ON submission (content_key, received_at);
CREATE INDEX submission_received ON submission (received_at);
CREATE INDEX submission_line ON submission (placed_from) WHERE placed_from IS NOT NULL;

-- Mails and records to deliver; `owner_id`: whatever has this id. Who carries a delivery claims it first, until `leased_until`. `refusals`: how often
-- its receiver refused it, apart from all attempts. `added_at`: since when it waits, whatever its next attempt is.
CREATE TABLE delivery (
  id INTEGER PRIMARY KEY,
  owner_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  message TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_error TEXT,
  settled_at INTEGER,
  leased_until INTEGER,
  refusals INTEGER NOT NULL DEFAULT 0,
  added_at INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX delivery_order ON delivery (owner_id, channel, id);
CREATE INDEX delivery_waiting ON delivery (channel, due_at) WHERE state = 'waiting';
-- Letters of which the content service is told what became of them.
CREATE INDEX delivery_settled ON delivery (channel, settled_at);

-- `consent`: what the buyer agreed to, and when: of every document its file and the state of it.
-- `held_until`: until when it holds its seats. An invoice whose letter nobody opened holds them shorter than it may be paid, or not at all.
-- `confirm_key` stands only in the letter; empty: nothing is to be confirmed. `placed_from`: digest of the visitor's network under a salt that is
-- kept nowhere, until the order stops waiting. `mailbox`: whose order it is, as packages/desk/forms/mailbox.ts reads it, which SQL cannot: written with
-- the order, and gone with its buyer.
-- `source`: who placed it, a visitor ('site') or the organisers: an invitation, a press ticket, the invoice of a group. `allocation`: whose seats they
-- are, in the organisers' words; `giver`: who gives them, as the letter says it. `code`: its promo code, and of how many of its tickets the code is
-- used; those that were given back are used no more. `euro_rate`: as in euro_rate, when it was placed. `received`: kopiykas that transfers brought for
-- it, the sum of its shares that stand. `vat_rate`: per cent that its prices include; null: none.
CREATE TABLE ticket_order (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  forum_year INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  number TEXT NOT NULL UNIQUE,
  page_key TEXT NOT NULL UNIQUE,
  lang TEXT NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('card', 'bank')),
  status TEXT NOT NULL CHECK (status IN ('awaiting_payment', 'paid', 'failed', 'cancelled', 'refunded')),
  buyer TEXT NOT NULL,
  mailbox TEXT,
  lines TEXT NOT NULL,
  total INTEGER NOT NULL,
  consent TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  held_until INTEGER NOT NULL DEFAULT 0,
  confirm_key TEXT NOT NULL DEFAULT '',
  confirmed_at INTEGER,
  placed_from TEXT,
  paid_at INTEGER,
  revoked_at INTEGER,
  erased_at INTEGER,
  source TEXT NOT NULL DEFAULT 'site',
  allocation TEXT NOT NULL DEFAULT '',
  giver TEXT NOT NULL DEFAULT '',
  code TEXT NOT NULL DEFAULT '',
  code_tickets INTEGER NOT NULL DEFAULT 0,
  euro_rate INTEGER,
  vat_rate INTEGER,
  received INTEGER NOT NULL DEFAULT 0,
  UNIQUE (forum_year, sequence),
  CHECK (received >= 0 AND received <= total * 100)
) STRICT;
CREATE INDEX ticket_order_waiting ON ticket_order (expires_at) WHERE status = 'awaiting_payment';
CREATE INDEX ticket_order_created ON ticket_order (created_at);
CREATE INDEX ticket_order_mailbox ON ticket_order (mailbox);
CREATE INDEX ticket_order_network ON ticket_order (placed_from) WHERE placed_from IS NOT NULL;
CREATE INDEX ticket_order_allocation ON ticket_order (forum_year, allocation) WHERE source <> 'site';
CREATE INDEX ticket_order_code ON ticket_order (forum_year, code) WHERE code <> '';

-- What the invoice of an order said of its payer, once somebody has corrected it: a row for each version, from 1; the newest is the order's buyer.
-- `payer`: name, company, code, abroad or not, address (JSON). Rows go with the personal data.
CREATE TABLE invoice_version (
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  version INTEGER NOT NULL CHECK (version > 0),
  payer TEXT NOT NULL,
  since INTEGER NOT NULL,
  made_by TEXT NOT NULL CHECK (made_by IN ('buyer', 'organiser')),
  PRIMARY KEY (order_id, version)
) STRICT;

CREATE TABLE held_seat (
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  ticket_id TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  quota INTEGER,
  PRIMARY KEY (order_id, ticket_id)
) STRICT;
CREATE INDEX held_seat_ticket ON held_seat (ticket_id);

-- `checkout_address`: where the visitor pays at the provider, so that every process on this database uses a payment again that one of them has
-- opened. null: the provider is reached by a form that is made anew, or never was reached.
CREATE TABLE payment (
  reference TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  provider TEXT NOT NULL,
  provider_payment_id TEXT,
  amount INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'refunded')),
  status TEXT NOT NULL DEFAULT '',
  changed_at INTEGER,
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,
  checkout_address TEXT,
  has_receipts INTEGER NOT NULL DEFAULT 0,
  receipts_awaited INTEGER NOT NULL DEFAULT 0,
  receipts_since INTEGER,
  receipts_asked_at INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX payment_order ON payment (order_id);
CREATE INDEX payment_receipts ON payment (receipts_asked_at) WHERE receipts_awaited = 1;

-- Money that went back, in kopiykas; `asked`: the provider may or may not have carried it out. Without a payment it goes back by hand.
CREATE TABLE refund (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  payment_reference TEXT REFERENCES payment (reference),
  amount INTEGER NOT NULL,
  seats TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'done', 'failed')),
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX refund_order ON refund (order_id);
CREATE INDEX refund_asked ON refund (asked_at) WHERE state = 'asked';

-- Money that came to the bank account, in kopiykas: given to orders + sent back + what waits (the rest) = amount, always. `day`: of the bank, in Kyiv.
-- `number`: of the payer's document. `line_key`: the statement's line that it is; null: none was read yet. `source`: noted by hand, an order marked as
-- paid, or read from a statement. `erased_at`: since when it does not name its payer.
CREATE TABLE transfer (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  given INTEGER NOT NULL DEFAULT 0 CHECK (given >= 0),
  returned INTEGER NOT NULL DEFAULT 0 CHECK (returned >= 0),
  payer TEXT NOT NULL,
  payer_code TEXT NOT NULL,
  payer_iban TEXT NOT NULL,
  purpose TEXT NOT NULL,
  number TEXT NOT NULL,
  line_key TEXT UNIQUE,
  source TEXT NOT NULL CHECK (source IN ('noted', 'pressed', 'statement')),
  noted_at INTEGER NOT NULL,
  noted_by TEXT NOT NULL,
  erased_at INTEGER,
  CHECK (given + returned <= amount)
) STRICT;
CREATE INDEX transfer_day ON transfer (day);
CREATE INDEX transfer_waiting ON transfer (day) WHERE given + returned < amount;

-- What part of a transfer is for which order. `returned`: of it, because the order was refunded. `ended_at`: taken back from the order.
CREATE TABLE transfer_share (
  id TEXT PRIMARY KEY,
  transfer_id TEXT NOT NULL REFERENCES transfer (id),
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  returned INTEGER NOT NULL DEFAULT 0,
  given_at INTEGER NOT NULL,
  given_by TEXT NOT NULL,
  ended_at INTEGER,
  CHECK (returned >= 0 AND returned <= amount),
  CHECK (ended_at IS NULL OR returned = 0)
) STRICT;
CREATE INDEX transfer_share_transfer ON transfer_share (transfer_id);
CREATE INDEX transfer_share_order ON transfer_share (order_id);

-- Money of a transfer that goes back: to whom, and whether the bank was told. `share_id` and `refund_id`: of which order's refund; without them money
-- that waited. 'withdrawn': it waits again.
CREATE TABLE transfer_return (
  id TEXT PRIMARY KEY,
  transfer_id TEXT NOT NULL REFERENCES transfer (id),
  share_id TEXT REFERENCES transfer_share (id),
  refund_id TEXT REFERENCES refund (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  receiver TEXT NOT NULL,
  receiver_code TEXT NOT NULL,
  receiver_iban TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'done', 'withdrawn')),
  asked_at INTEGER NOT NULL,
  asked_by TEXT NOT NULL,
  settled_at INTEGER,
  CHECK ((share_id IS NULL) = (refund_id IS NULL)),
  CHECK ((state = 'asked') = (settled_at IS NULL))
) STRICT;
CREATE INDEX transfer_return_transfer ON transfer_return (transfer_id);
CREATE INDEX transfer_return_asked ON transfer_return (asked_at) WHERE state = 'asked';

-- Papers for accountants: a credit note of money that went back, and acts of services. `sequence`: from 1 without gaps within kind and edition; `number`:
-- what people read. `sum` in kopiykas. `content`: all that it says (packages/domain/order/paper.ts), so that it is drawn again as it was, whatever the
-- order says now. `issued_by`: an organiser; empty: the site itself. `void_at`: an act that no longer counts; it stays, marked, and so does its number.
-- `form_key`: of the form with which an organiser made acts, so that it makes them once.
CREATE TABLE paper (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('creditNote', 'act')),
  forum_year INTEGER NOT NULL,
  sequence INTEGER NOT NULL CHECK (sequence > 0),
  number TEXT NOT NULL UNIQUE,
  sum INTEGER NOT NULL CHECK (sum > 0),
  content TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  issued_by TEXT NOT NULL,
  refund_id TEXT UNIQUE REFERENCES refund (id),
  void_at INTEGER,
  void_by TEXT,
  void_reason TEXT NOT NULL DEFAULT '',
  form_key TEXT,
  UNIQUE (kind, forum_year, sequence),
  CHECK ((kind = 'creditNote') = (refund_id IS NOT NULL)),
  CHECK (kind = 'act' OR (void_at IS NULL AND form_key IS NULL)),
  CHECK ((void_at IS NULL) = (void_by IS NULL))
) STRICT;
CREATE INDEX paper_form ON paper (form_key) WHERE form_key IS NOT NULL;

-- Which orders a paper is about, and how much of its sum each is (kopiykas). An order is in at most one act that is not void.
CREATE TABLE paper_order (
  paper_id TEXT NOT NULL REFERENCES paper (id),
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (paper_id, order_id)
) STRICT;
CREATE INDEX paper_order_order ON paper_order (order_id);

-- A file of a bank that an organiser read. `content`: what it tells (packages/desk/statements/statement.ts), until some days have passed; then it is
-- empty, because it names people. `accepted_at`: since when its payments are transfers; null: it is only looked at, or was undone. Its deliveries
-- are those behind `delivery_before`, up to `delivery_last`; they wait until it can no longer be undone.
CREATE TABLE statement (
  id TEXT PRIMARY KEY,
  layout TEXT NOT NULL,
  content TEXT NOT NULL,
  read_at INTEGER NOT NULL,
  read_by TEXT NOT NULL,
  accepted_at INTEGER,
  accepted_by TEXT NOT NULL DEFAULT '',
  delivery_before INTEGER NOT NULL DEFAULT 0,
  delivery_last INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX statement_read ON statement (read_at);

-- Lines of accepted statements, by what they are known again. `likeness`: digest of what another layout tells alike. `transfer_id`: null: no payment.
-- `is_new`: this statement made the transfer; otherwise it was noted before.
CREATE TABLE statement_line (
  key TEXT PRIMARY KEY,
  statement_id TEXT NOT NULL REFERENCES statement (id),
  account TEXT NOT NULL,
  likeness TEXT NOT NULL,
  payer_likeness TEXT NOT NULL,
  transfer_id TEXT REFERENCES transfer (id),
  is_new INTEGER NOT NULL
) STRICT;
CREATE INDEX statement_line_likeness ON statement_line (likeness);
CREATE INDEX statement_line_payer ON statement_line (payer_likeness);
CREATE INDEX statement_line_statement ON statement_line (statement_id);

-- A file with columns that nobody named yet (base64): deleted once it is read, at the latest after a day.
CREATE TABLE statement_file (
  id TEXT PRIMARY KEY,
  bytes TEXT NOT NULL,
  read_at INTEGER NOT NULL
) STRICT;

-- How the columns of a table are named that no layout knows, by its headings.
CREATE TABLE statement_mapping (
  fingerprint TEXT PRIMARY KEY,
  mapping TEXT NOT NULL
) STRICT;

-- Fiscal receipts that the provider makes; asked about while `receipts_awaited` of the payment is 1.
CREATE TABLE receipt (
  id TEXT PRIMARY KEY,
  payment_reference TEXT NOT NULL REFERENCES payment (reference),
  kind TEXT NOT NULL CHECK (kind IN ('sale', 'return')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
  address TEXT
) STRICT;
CREATE INDEX receipt_payment ON receipt (payment_reference);

-- A seat may have had several tickets, of which one is good: an attendee who was replaced holds a void one.
CREATE TABLE ticket (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  seat INTEGER NOT NULL,
  page_key TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  attendee TEXT NOT NULL,
  forum_year INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'valid' CHECK (state IN ('valid', 'cancelled')),
  issued_at INTEGER NOT NULL,
  replaced_at INTEGER
) STRICT;
CREATE UNIQUE INDEX ticket_seat ON ticket (order_id, seat) WHERE replaced_at IS NULL;

-- When something was erased whose bytes may still stand in unused parts of the file, until it is written anew.
CREATE TABLE owed_rewrite (since INTEGER NOT NULL) STRICT;
-- A row that is written only to see whether the disk takes it.
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
-- Which desk this is, and with which keys it signs last: what does not belong together is told from it (packages/desk/keeping/files/belonging.ts).
CREATE TABLE desk_identity (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

-- What organisers did, each row written with the deed itself and never changed afterwards, but that people are taken out of it (packages/desk/audit/audit.ts).
CREATE TABLE order_event (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  by_id TEXT NOT NULL,
  by_name TEXT NOT NULL,
  action TEXT NOT NULL,
  order_id TEXT,
  ticket_id TEXT,
  reason TEXT NOT NULL,
  amount INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  before TEXT NOT NULL
) STRICT;
CREATE INDEX order_event_order ON order_event (order_id);
CREATE INDEX order_event_person ON order_event (by_id, at);
-- Who is at the organisers' desk. Of the key that the browser has only the digest is kept.
CREATE TABLE desk_session (
  digest TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  lang TEXT NOT NULL,
  admin TEXT NOT NULL,
  until INTEGER NOT NULL,
  fresh_until INTEGER NOT NULL
) STRICT;
-- Passes of the content service that were used: each lets in once.
CREATE TABLE used_pass (nonce TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;

-- Gates; `listed_at`: when a phone was first given the list with this key.
CREATE TABLE gate (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  key_digest TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('steward', 'supervisor')),
  created_at INTEGER NOT NULL,
  revoked_at INTEGER,
  listed_at INTEGER
) STRICT;
-- Phones that stewards opened by accounts of their own: each has a key besides the gate's, which ends with the gate or with what its person may do.
-- `closed_at`: its person was signed out; its key may still hand in what the phone decided before.
CREATE TABLE gate_phone (
  key_digest TEXT PRIMARY KEY,
  gate_id TEXT NOT NULL REFERENCES gate (id),
  user_id TEXT NOT NULL,
  user_name TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  listed_at INTEGER,
  closed_at INTEGER
) STRICT;
-- Who came in and went out: rows are only added, so that what two gates without network did is told and nothing is lost.
-- `sequence`: the order of arrival here, by which phones ask for what is new. `undoes`: the row that an undo takes back. `conflict`: what the
-- verdict would have been here, of a row that a phone let in all the same. `after_closing`: 1 if it was handed in after the gate or the phone was
-- closed. `said_at`: the time that the phone gave, where it cannot be; null: `at` is what the phone gave.
CREATE TABLE entry (
  sequence INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  ticket_id TEXT NOT NULL REFERENCES ticket (id),
  gate_id TEXT REFERENCES gate (id),
  made_by TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('entry', 'exit', 'undo')),
  undoes TEXT,
  at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  decided TEXT NOT NULL CHECK (decided IN ('online', 'offline')),
  conflict TEXT,
  after_closing INTEGER NOT NULL DEFAULT 0,
  said_at INTEGER
) STRICT;
CREATE INDEX entry_ticket ON entry (ticket_id);
CREATE INDEX entry_undoes ON entry (undoes) WHERE undoes IS NOT NULL;

-- What the organisers decided of a request for accreditation or of a group: the submission itself is never changed. Goes with its reason when
-- the request is erased; order_id: the order that came of it.
CREATE TABLE request_answer (
  submission_id TEXT PRIMARY KEY REFERENCES submission (id),
  state TEXT NOT NULL CHECK (state IN ('asked', 'accepted', 'refused')),
  reason TEXT NOT NULL,
  answered_by TEXT NOT NULL,
  answered_at INTEGER NOT NULL,
  order_id TEXT REFERENCES ticket_order (id)
) STRICT;
-- Promo codes: `amount` is per cent or whole hryvnias off each ticket; ticket_ids: a list of kinds, empty for all; max_tickets: for so many tickets.
CREATE TABLE promo_code (
  forum_year INTEGER NOT NULL,
  code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'sum')),
  amount INTEGER NOT NULL,
  ticket_ids TEXT NOT NULL,
  max_tickets INTEGER NOT NULL,
  until INTEGER,
  created_at INTEGER NOT NULL,
  stopped_at INTEGER,
  PRIMARY KEY (forum_year, code)
) STRICT;
-- Hryvnias for a euro in ten-thousandths, for sums in euro that payers abroad see as a guide. The last row counts; null: none are shown from then on.
CREATE TABLE euro_rate (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  rate INTEGER
) STRICT;
-- What a browser has starred, for the calendar that follows it. The key is in that browser and its calendar alone; here only its digest is kept.
CREATE TABLE followed_programme (
  key_digest TEXT PRIMARY KEY,
  year INTEGER NOT NULL,
  selection TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX followed_programme_changed ON followed_programme (changed_at);

-- Letters to all who have a ticket, of the organisers (name: 'before-2025', 'after-2025') and of the site about the running day
-- ('interrupted-2025-' with the interruption's id, 'planned-2025-' with the day's version): what they say beside the usual text, by language
-- (JSON), and how far they are. Nothing is sent before somebody has sent the letter as it stands to themselves (sampled_at).
CREATE TABLE forum_letter (
  name TEXT PRIMARY KEY,
  words TEXT NOT NULL,
  sampled_at INTEGER,
  started_at INTEGER,
  stopped_at INTEGER,
  finished_at INTEGER
) STRICT;
-- Who was written to once ('refused-2025': who wants no more letters about the day): `person` is the digest of a mailbox, of a reminder of an
-- invoice ('invoice') the order with its deadline.
CREATE TABLE letter_sent (
  letter TEXT NOT NULL,
  person TEXT NOT NULL,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  PRIMARY KEY (letter, person)
) STRICT;
CREATE INDEX letter_sent_order ON letter_sent (order_id);
-- Seats that a partner gives to people of their own by a link: whoever has its address fills in names. The seats count as invitations of the
-- allocation, which no other link and no list has.
CREATE TABLE seat_link (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  forum_year INTEGER NOT NULL,
  ticket_id TEXT NOT NULL,
  allocation TEXT NOT NULL,
  giver TEXT NOT NULL,
  seats INTEGER NOT NULL,
  open_until INTEGER NOT NULL,
  closed_at INTEGER,
  UNIQUE (forum_year, allocation)
) STRICT;
-- Who waits for seats of a kind that is sold out. `place` is the order in which seats are offered; state: 'asked' is not confirmed from the
-- letter yet, 'offered' holds offered_seats until offered_until, 'missed' let that go by, 'left' went by themselves, 'removed' by the organisers.
-- `placed_from`: as of a submission.
CREATE TABLE waiting (
  place INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  page_key TEXT NOT NULL UNIQUE,
  forum_year INTEGER NOT NULL,
  ticket_id TEXT NOT NULL,
  title TEXT NOT NULL,
  lang TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  mailbox TEXT NOT NULL,
  seats INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'waiting', 'offered', 'taken', 'missed', 'left', 'removed')),
  asked_at INTEGER NOT NULL,
  told_at INTEGER NOT NULL,
  offered_seats INTEGER NOT NULL DEFAULT 0,
  offered_until INTEGER,
  order_id TEXT REFERENCES ticket_order (id),
  erased_at INTEGER,
  placed_from TEXT
) STRICT;
CREATE INDEX waiting_active ON waiting (ticket_id, place) WHERE state IN ('waiting', 'offered');
CREATE INDEX waiting_mailbox ON waiting (mailbox);
CREATE INDEX waiting_line ON waiting (placed_from) WHERE placed_from IS NOT NULL;
-- Who asked for lost tickets, until the next round answers. Answered rows stay for a day where letters were sent, so that nobody is sent many.
CREATE TABLE lost_tickets (
  id INTEGER PRIMARY KEY,
  mailbox TEXT NOT NULL,
  forum_year INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,
  answered_at INTEGER
) STRICT;
CREATE INDEX lost_tickets_mailbox ON lost_tickets (mailbox);
-- The running day: each press at the desk adds a version, of the interruptions and of the moved sessions as they are from then on (JSON), of all
-- editions: the last one counts. `undoes`: the version that this one takes back.
CREATE TABLE day_version (
  revision INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  by_id TEXT NOT NULL,
  by_name TEXT NOT NULL,
  why TEXT NOT NULL CHECK (why IN ('interrupted', 'wentOn', 'moved', 'late', 'plan', 'undone')),
  undoes INTEGER UNIQUE,
  interruptions TEXT NOT NULL,
  moves TEXT NOT NULL
) STRICT;
-- What phones at the door pressed about the day, each once however often it is sent: `at` by the phone, `answer` as it was first given (JSON),
-- `revision`: the version that came of it; null: none.
CREATE TABLE door_press (
  id TEXT PRIMARY KEY,
  gate_id TEXT NOT NULL REFERENCES gate (id),
  made_by TEXT NOT NULL,
  deed TEXT NOT NULL,
  at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  revision INTEGER REFERENCES day_version (revision),
  answer TEXT NOT NULL
) STRICT;
-- What the alert service said last, one row. `since`: when it was first read so, by the site's clock; `read_at`: its last clear answer, `not_before`: the
-- next question, both real time. `modified`: its Last-Modified. `answered_at`: when an organiser said no to what it suggests.
CREATE TABLE alert_reading (
  id INTEGER PRIMARY KEY,
  state TEXT CHECK (state IN ('alert', 'none')),
  since INTEGER,
  modified TEXT,
  read_at INTEGER,
  not_before INTEGER NOT NULL,
  fault TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  answered_at INTEGER
) STRICT;
