// A process whose database stops answering; it prints the error and ends.
import { join } from 'node:path'
import * as v from 'valibot'
import { openDatabase } from './open-database.ts'

const endless = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) AS id FROM c'
const database = await openDatabase(join(process.argv[2] ?? '', 'stuck.sqlite'), [], { answerLimit: 200 })
await database.all(v.object({ id: v.number() }), endless).catch(({ message }: Error) => process.stdout.write(message))
process.exit(0)
