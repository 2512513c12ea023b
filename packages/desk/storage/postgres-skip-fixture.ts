import { beforeEach } from 'vitest'
import { postgresUrl } from './database-fixture.ts'

beforeEach(({ skip }) => {
  if (postgresUrl() === null) skip('PostgreSQL is not installed here')
})
