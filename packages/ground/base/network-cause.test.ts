import { expect, test } from 'vitest'
import { networkCause } from './network-cause.ts'

test.each([
  ['ECONNREFUSED', 'nothing listens there: it is stopped, or the port is another (ECONNREFUSED)'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'nothing listens there: it is stopped, or the port is another (ECONNREFUSED)'],
  ['getaddrinfo ENOTFOUND mail.example', 'its name is not known: the name is wrong, or DNS does not answer (ENOTFOUND)'],
  ['TimeoutError', 'no answer in time: it hangs, or a firewall is between (TimeoutError)'],
  ['UND_ERR_CONNECT_TIMEOUT', 'no answer in time: it hangs, or a firewall is between (UND_ERR_CONNECT_TIMEOUT)'],
  ['Connection timeout', 'no answer in time: it hangs, or a firewall is between'],
  ['self-signed certificate', 'its certificate is not accepted'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  ['error:0A00010B:SSL routines:tls_validate_record_header:wrong version number', 'it does not speak TLS at this port'],
  ['read ECONNRESET', 'it broke off the connection (ECONNRESET)'],
  ['EMADEUP', 'EMADEUP'],
  ['', 'unknown reason'],
])('%s: %s', (said, words) => {
  expect(networkCause(said)).toBe(words)
})
