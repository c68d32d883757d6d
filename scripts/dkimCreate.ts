/** `npm run dkim:create -- DOMAIN [SELECTOR]`: writes a key that signs newsletters, and says what to publish and to set. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { dkimRecord } from '#plugins/newsletters/sender/dkimRecord.ts'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const domainName = z.string().refine((name) => name.includes('.') && name.split('.').every((part) => label.test(part)))

const [domain, selector = 'citydesk'] = process.argv.slice(2).map((argument) => argument.toLowerCase())
if (!domainName.safeParse(domain).success || domain === undefined || !label.test(selector)) {
  console.error('Say for which domain: npm run dkim:create -- ledger.example [selector]')
  process.exit(1)
}
const folder = path.resolve(process.env.CITYDESK_DATA || '.data')
const file = path.join(folder, `dkim-${selector}.${domain}.pem`)
// Longer keys do not fit into the records of some providers.
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
await mkdir(folder, { recursive: true })
try {
  await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 })
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  console.error(`${file} exists. Choose another selector, so that mails on their way can still be checked.`)
  process.exit(1)
}
const { type, name, value } = dkimRecord(domain, selector, privateKey)
console.log(`The key is in ${file}. Keep it secret.

Publish a ${type} record where the domain is managed:
  name   ${name}
  value  ${value}

Then set for the back office:
  DKIM_DOMAIN=${domain}
  DKIM_SELECTOR=${selector}
  DKIM_PRIVATE_KEY="$(cat ${file})"`)
