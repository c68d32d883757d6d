import type { SanitizedConfig } from 'payload'
import type { MailboxAddress } from '../bounces/imapMailbox.ts'
import type { RenderIssue } from '../issueMail.types.ts'
import type { DnsQuestions, SenderFacts } from '../sender/sender.types.ts'
import type { MailFolder } from '../written/mailFolder.store.ts'
import type { PaceSettings } from './progress.rules.ts'
import type { IntakeAddress } from './readerMail.ts'
import type { MailTransport } from './sending.types.ts'

export interface SendingOptions {
  renderIssue: RenderIssue
  transport: MailTransport
  /** Where mails are written while there is no mail server. */
  mailFolder: MailFolder
  from: { name: string; address: string }
  /** What is checked before the first send. */
  sender: SenderFacts
  /** Answers the questions of that check. */
  dns: DnsQuestions
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
  /** Signs the links in mails, and addresses of the intake. */
  secret: string
  /** Shared with the reader site: signs the links of mails that are counted, and its calls. */
  siteSecret: string
  pace: PaceSettings
  /** Connections that are open at a time in this process. */
  connections: number
  /**
   * The address to which bounces return, the secret of programs that report them, and the mailbox that is read for them;
   * null where nothing reads them.
   */
  intake: { address: string | null; secret: string | null; mailbox: MailboxAddress | null } | null
  /** Whether this process sends. */
  isSending: boolean
}

/** Returns the newsroom's options, for procedures, which are mounted apart from the plugin. */
export function sendingOptionsOf({ custom }: Pick<SanitizedConfig, 'custom'>): SendingOptions {
  return custom.newsletterSending
}

/** Returns the address that is tagged for bounces and requests to unsubscribe; null without one. */
export function intakeAddressOf({ intake, secret }: Pick<SendingOptions, 'intake' | 'secret'>): IntakeAddress | null {
  return intake?.address ? { address: intake.address, secret } : null
}
