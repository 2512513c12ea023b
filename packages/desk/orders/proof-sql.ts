// The one statement that proves the books. A single statement sees one moment of the database and holds no lock. SQLite and PostgreSQL alike.

/**
 * What the rules and the sums ask, each read once. `card`: card payments that came; `pays` 1: it bought its order (`payingOf` of packages/domain/order/refund.ts).
 * `own_refund`: refunds of what paid the order, without those of payments that bought nothing. `back` of `money`: what went back of the order.
 */
export const ledgers = `WITH
  standing AS MATERIALIZED (SELECT share.id, transfer_id, order_id, share.amount, share.returned, source
    FROM transfer_share AS share JOIN transfer ON transfer.id = transfer_id WHERE ended_at IS NULL),
  by_transfer AS MATERIALIZED (SELECT order_id, CAST(sum(amount) AS BIGINT) AS amount,
    CAST(sum(CASE WHEN source = 'pressed' THEN amount ELSE 0 END) AS BIGINT) AS pressed FROM standing GROUP BY order_id),
  by_share AS MATERIALIZED (SELECT share_id, CAST(sum(amount) AS BIGINT) AS amount FROM transfer_return WHERE share_id IS NOT NULL GROUP BY share_id),
  by_refund AS MATERIALIZED (SELECT refund_id, CAST(sum(amount) AS BIGINT) AS amount FROM transfer_return WHERE refund_id IS NOT NULL GROUP BY refund_id),
  given AS MATERIALIZED (SELECT transfer_id, CAST(sum(amount - returned) AS BIGINT) AS amount FROM standing GROUP BY transfer_id),
  gone AS MATERIALIZED (SELECT transfer_id, CAST(sum(amount) AS BIGINT) AS amount FROM transfer_return WHERE state <> 'withdrawn' GROUP BY transfer_id),
  known_back AS MATERIALIZED (SELECT payment_reference AS reference, CAST(sum(amount) AS BIGINT) AS amount FROM refund
    WHERE state <> 'failed' AND payment_reference IS NOT NULL GROUP BY payment_reference),
  settled AS MATERIALIZED (SELECT reference, order_id, amount, state, receipts_since, ticket_order.status, received,
    max(receipts_since) OVER (PARTITION BY order_id) AS bought,
    row_number() OVER (PARTITION BY order_id ORDER BY CASE WHEN state = 'paid' AND receipts_since IS NOT NULL THEN 0
      WHEN state = 'paid' AND ticket_order.status = 'paid' THEN 1 WHEN receipts_since IS NOT NULL THEN 2 ELSE 3 END, payment.created_at, reference) AS place
    FROM payment JOIN ticket_order ON ticket_order.id = order_id WHERE state IN ('paid', 'refunded')),
  card AS MATERIALIZED (SELECT settled.reference, order_id, settled.amount, coalesce(known_back.amount, 0) AS known_back,
    CASE WHEN state = 'refunded' AND coalesce(known_back.amount, 0) < settled.amount THEN settled.amount
      ELSE coalesce(known_back.amount, 0) END AS back,
    CASE WHEN place = 1 AND received = 0 AND status IN ('paid', 'refunded') AND bought IS NOT NULL
      AND (receipts_since IS NOT NULL OR status = 'paid') THEN 1 ELSE 0 END AS pays
    FROM settled LEFT JOIN known_back ON known_back.reference = settled.reference),
  own_refund AS MATERIALIZED (SELECT refund.id, refund.order_id, refund.amount, payment_reference, refund.state FROM refund
    LEFT JOIN card ON card.reference = payment_reference
    WHERE refund.state <> 'failed' AND refund.amount > 0 AND (payment_reference IS NULL OR pays = 1)),
  by_hand AS MATERIALIZED (SELECT order_id, CAST(sum(amount) AS BIGINT) AS amount FROM own_refund WHERE payment_reference IS NULL GROUP BY order_id),
  money AS MATERIALIZED (SELECT ticket_order.id, number, forum_year, status, total * 100 AS total, received, vat_rate,
    coalesce(by_transfer.amount, 0) AS given, coalesce(pressed, 0) AS pressed, coalesce(card.amount, 0) AS card,
    coalesce(by_hand.amount, 0) + coalesce(card.back, 0) AS back
    FROM ticket_order LEFT JOIN by_transfer ON by_transfer.order_id = ticket_order.id
    LEFT JOIN card ON card.order_id = ticket_order.id AND pays = 1 LEFT JOIN by_hand ON by_hand.order_id = ticket_order.id)`

const ofOrder = "'order' AS subject, number AS id, '' AS label, '' AS day, forum_year AS year"
const ofTransfer = "'transfer' AS subject, transfer.id, payer AS label, day, CAST(NULL AS BIGINT) AS year"
const ofPaper = (id: string, label: string) => `'paper' AS subject, ${id} AS id, ${label} AS label, '' AS day, forum_year AS year`
const sold = "status IN ('paid', 'refunded')"

/** Each rule finds what breaks it. `one`, `other`: the two sums that should agree, kopiykas. `note`: a payment's reference; empty: none. */
export const ruleSql = {
  paidByNothing: `SELECT ${ofOrder}, '' AS note, total AS one, 0 AS other FROM money WHERE ${sold} AND total > 0 AND given + card = 0`,
  paidOtherwise: `SELECT ${ofOrder}, '' AS note, total AS one, given + card AS other FROM money
    WHERE ${sold} AND given + card > 0 AND given + card <> total`,
  fullAndOpen: `SELECT ${ofOrder}, '' AS note, total AS one, received AS other FROM money
    WHERE status = 'awaiting_payment' AND total > 0 AND received >= total`,
  overWithMoney: `SELECT ${ofOrder}, '' AS note, 0 AS one, received AS other FROM money
    WHERE status IN ('cancelled', 'failed') AND received <> 0`,
  received: `SELECT ${ofOrder}, '' AS note, received AS one, given AS other FROM money WHERE received <> given`,
  tooMuchBack: `SELECT ${ofOrder}, '' AS note, CASE WHEN ${sold} THEN total ELSE received END AS one, back AS other FROM money
    WHERE back > CASE WHEN ${sold} THEN total ELSE received END`,
  paymentOverBack: `SELECT ${ofOrder}, known_back.reference AS note, coalesce(card.amount, 0) AS one, known_back.amount AS other
    FROM known_back JOIN payment ON payment.reference = known_back.reference JOIN ticket_order ON ticket_order.id = payment.order_id
    LEFT JOIN card ON card.reference = known_back.reference WHERE known_back.amount > coalesce(card.amount, 0) AND coalesce(pays, 0) = 0`,
  refundWithoutReturn: `SELECT ${ofOrder}, '' AS note, own_refund.amount AS one, coalesce(by_refund.amount, 0) AS other
    FROM own_refund JOIN ticket_order ON ticket_order.id = order_id LEFT JOIN by_refund ON refund_id = own_refund.id
    WHERE payment_reference IS NULL AND received > 0 AND own_refund.amount <> coalesce(by_refund.amount, 0)`,
  shareReturned: `SELECT ${ofOrder}, '' AS note, share.returned AS one, coalesce(by_share.amount, 0) AS other
    FROM transfer_share AS share JOIN ticket_order ON ticket_order.id = order_id LEFT JOIN by_share ON share_id = share.id
    WHERE share.returned <> coalesce(by_share.amount, 0)`,
  given: `SELECT ${ofTransfer}, '' AS note, transfer.given AS one, coalesce(given.amount, 0) AS other
    FROM transfer LEFT JOIN given ON transfer_id = transfer.id WHERE transfer.given <> coalesce(given.amount, 0)`,
  returned: `SELECT ${ofTransfer}, '' AS note, transfer.returned AS one, coalesce(gone.amount, 0) AS other
    FROM transfer LEFT JOIN gone ON transfer_id = transfer.id WHERE transfer.returned <> coalesce(gone.amount, 0)`,
  creditMissing: `SELECT ${ofOrder}, '' AS note, own_refund.amount AS one, 0 AS other FROM own_refund
    JOIN ticket_order ON ticket_order.id = order_id WHERE own_refund.state = 'done' AND method = 'bank'
    AND own_refund.id NOT IN (SELECT refund_id FROM paper WHERE refund_id IS NOT NULL)`,
  creditOther: `SELECT 'order' AS subject, ticket_order.number AS id, '' AS label, '' AS day, ticket_order.forum_year AS year, paper.number AS note,
    CASE WHEN refund.state = 'done' THEN refund.amount ELSE 0 END AS one, sum AS other
    FROM paper JOIN refund ON refund.id = refund_id JOIN ticket_order ON ticket_order.id = order_id
    WHERE refund.state <> 'done' OR sum <> refund.amount`,
  paperParts: `SELECT ${ofPaper('paper.id', 'number')}, '' AS note, sum AS one, coalesce(parts.amount, 0) AS other FROM paper LEFT JOIN (
      SELECT paper_id, CAST(sum(amount) AS BIGINT) AS amount FROM paper_order GROUP BY paper_id) AS parts ON paper_id = paper.id
    WHERE sum <> coalesce(parts.amount, 0)`,
  numbering: `SELECT ${ofPaper("CASE kind WHEN 'act' THEN 'ACT-' ELSE 'CN-' END || min(place) || '/' || forum_year", "''")}, '' AS note, 0 AS one, 0 AS other
    FROM (SELECT kind, forum_year, sequence, row_number() OVER (PARTITION BY kind, forum_year ORDER BY sequence) AS place FROM paper) AS numbered
    WHERE sequence <> place GROUP BY kind, forum_year`,
  overdrawn: `SELECT ${ofTransfer}, '' AS note, amount AS one, given + returned AS other FROM transfer
    WHERE given < 0 OR returned < 0 OR given + returned > amount`,
} as const

/** What an organiser still has to do: money to send back, an act to make anew. The books agree all the same. */
export const taskSql = {
  vainKept: `SELECT ${ofOrder}, card.reference AS note, card.amount AS one, back AS other
    FROM card JOIN ticket_order ON ticket_order.id = order_id WHERE pays = 0 AND back < card.amount`,
  owed: `SELECT ${ofOrder}, '' AS note, total AS one, back AS other FROM money
    WHERE status = 'refunded' AND given + card > 0 AND back < total`,
  actOutdated: `SELECT 'order' AS subject, money.number AS id, '' AS label, '' AS day, money.forum_year AS year, paper.number AS note,
    total - back AS one, amount AS other FROM paper JOIN paper_order ON paper_id = paper.id JOIN money ON money.id = order_id
    WHERE kind = 'act' AND void_at IS NULL AND amount <> CASE WHEN ${sold} THEN total - back ELSE 0 END`,
} as const

/** VAT in a sum at a rate, half up, as `vatInSum` (packages/domain/order/vat.ts). */
const vat = (sum: string) => `(2 * ${sum} * vat_rate + 100 + vat_rate) / (2 * (100 + vat_rate))`

const count = 'count(*) AS one'
const sumOf = (sum: string) => `coalesce(CAST(sum(${sum}) AS BIGINT), 0) AS other`
const ofYear = 'forum_year = (SELECT year FROM edition)'
const orders = (which = '1 = 1') => `SELECT ${count}, ${sumOf('total')} FROM money WHERE ${ofYear} AND ${which}`
const moneyOf = (sum: string, which = '1 = 1') =>
  `SELECT ${count}, ${sumOf(sum)} FROM money WHERE ${ofYear} AND ${which} AND ${sum} <> 0`
const cards = (sum: string, which: string) =>
  `SELECT ${count}, ${sumOf(sum)} FROM card JOIN ticket_order ON ticket_order.id = order_id WHERE ${ofYear} AND ${which}`
const shares = (which: string) =>
  `SELECT ${count}, ${sumOf('standing.amount - standing.returned')} FROM standing JOIN scoped ON scoped.id = transfer_id
   JOIN ticket_order ON ticket_order.id = order_id WHERE ${which}`
const sentBack = (state: string) =>
  `SELECT ${count}, ${sumOf('back.amount')} FROM transfer_return AS back JOIN scoped ON scoped.id = transfer_id WHERE state = '${state}'`
const refunds = (which: string) =>
  `SELECT ${count}, ${sumOf('own_refund.amount')} FROM own_refund JOIN ticket_order ON ticket_order.id = order_id
   WHERE ${ofYear} AND ${which}`
const refundReturns = (state: string) =>
  `SELECT ${count}, ${sumOf('back.amount')} FROM transfer_return AS back JOIN own_refund ON own_refund.id = refund_id
   JOIN ticket_order ON ticket_order.id = order_id WHERE ${ofYear} AND back.state = '${state}'`

/** Transfers of an edition: of which something is for its orders, and those that are for none, as in the table of transfers. */
export const ofEdition = `, edition AS (SELECT CAST(? AS BIGINT) AS year),
  scoped AS (SELECT id, amount, given, returned FROM transfer
    WHERE id NOT IN (SELECT transfer_id FROM standing)
    OR id IN (SELECT transfer_id FROM standing JOIN ticket_order ON ticket_order.id = order_id WHERE ${ofYear}))`

/** Each sum of an edition: how many (`one`), and how much in kopiykas (`other`). */
export const sumSql = {
  came: `SELECT ${count}, ${sumOf('amount')} FROM scoped`,
  forOrders: shares(ofYear),
  forOthers: shares(`NOT ${ofYear}`),
  waits: `SELECT ${count}, ${sumOf('amount - given - returned')} FROM scoped WHERE amount <> given + returned`,
  goesBack: sentBack('asked'),
  wentBack: sentBack('done'),
  placed: orders(),
  paid: orders("status = 'paid'"),
  refunded: orders("status = 'refunded'"),
  open: orders("status = 'awaiting_payment'"),
  over: orders("status IN ('cancelled', 'failed')"),
  sold: orders(`${sold} AND total > 0`),
  byTransfer: moneyOf('given - pressed', sold),
  byHand: moneyOf('pressed', sold),
  byCard: moneyOf('card', sold),
  received: moneyOf('received'),
  sharesOfSold: moneyOf('given', sold),
  sharesOfOpen: moneyOf('given', `NOT ${sold}`),
  cardCame: cards('card.amount', '1 = 1'),
  cardBought: cards('card.amount', 'pays = 1'),
  vain: cards('card.amount', 'pays = 0'),
  vainBack: cards('back', 'pays = 0 AND back > 0'),
  vainKept: cards('card.amount - back', 'pays = 0 AND back < card.amount'),
  refunds: refunds('1 = 1'),
  refundsByCard: refunds('payment_reference IS NOT NULL'),
  refundsGoing: refundReturns('asked'),
  refundsSent: refundReturns('done'),
  refundsKept: refundReturns('withdrawn'),
  refundsByHand: refunds('payment_reference IS NULL AND received = 0'),
  invoiceRefunds: `SELECT ${count}, ${sumOf('refund.amount')} FROM refund JOIN ticket_order ON ticket_order.id = order_id
    WHERE ${ofYear} AND method = 'bank' AND refund.state = 'done' AND (refund.id IN (SELECT id FROM own_refund)
      OR refund.id IN (SELECT refund_id FROM paper WHERE refund_id IS NOT NULL))`,
  creditNotes: `SELECT ${count}, ${sumOf('sum')} FROM paper WHERE ${ofYear} AND kind = 'creditNote'`,
  acts: `SELECT ${count}, ${sumOf('sum')} FROM paper WHERE ${ofYear} AND kind = 'act' AND void_at IS NULL`,
  actOrders: `SELECT ${count}, ${sumOf('amount')} FROM paper_order JOIN paper ON paper.id = paper_id
    WHERE ${ofYear} AND kind = 'act' AND void_at IS NULL`,
  vatOfOrders: `SELECT ${count}, ${sumOf(vat('total'))} FROM money WHERE ${ofYear} AND ${sold} AND total > 0 AND vat_rate IS NOT NULL`,
  vatByTransfer: `SELECT ${count}, ${sumOf(vat('given'))} FROM money WHERE ${ofYear} AND ${sold} AND given > 0 AND vat_rate IS NOT NULL`,
  vatByCard: `SELECT ${count}, ${sumOf(vat('card'))} FROM money WHERE ${ofYear} AND ${sold} AND card > 0 AND vat_rate IS NOT NULL`,
} as const
