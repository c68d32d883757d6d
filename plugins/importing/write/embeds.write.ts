import { createLocalReq, type Payload } from 'payload'
import { retrieveOrCreateEmbed } from '../../embeds/embed.service.ts'
import { knownLookUp } from '../../embeds/oembed/oembedLookUp.ts'
import type { ResolvedEmbed } from '../convert/convert.types.ts'
import type { ImportReport } from './importReport.ts'
import { importContext, reasonOf } from './importRequest.ts'

/** The embeds of other sites in the documents of an archive: each address is requested once. */
export class ImportedEmbeds {
  private readonly resolved = new Map<string, Promise<ResolvedEmbed | null>>()
  // Hosts that did not answer, which are not requested a second time.
  private readonly hostsDown = new Set<string>()
  private readonly payload: Payload
  private readonly report: ImportReport

  constructor(payload: Payload, report: ImportReport) {
    this.payload = payload
    this.report = report
  }

  /** Returns the embed of an address; null, with a line in the report, where it offers none or does not answer. */
  resolve(url: string): Promise<ResolvedEmbed | null> {
    const known = this.resolved.get(url)
    if (known) return known
    const pending = this.lookUp(url)
    this.resolved.set(url, pending)
    return pending
  }

  private async lookUp(url: string): Promise<ResolvedEmbed | null> {
    const options = knownLookUp(this.payload)
    const host = URL.parse(url)?.host ?? ''
    if (!options || this.hostsDown.has(host)) return null
    try {
      const req = await createLocalReq({ context: { ...importContext } }, this.payload)
      const { id, data } = await retrieveOrCreateEmbed(req, url, options)
      const { provider_name: provider, title, width, height } = data
      return { id, provider: provider ?? '', title: title ?? '', width: width ?? 0, height: height ?? 0 }
    } catch (error) {
      const reason = reasonOf(error)
      if (/did not answer/.test(reason)) this.hostsDown.add(host)
      this.report.remark({ kind: 'simplified', what: `embed of ${url}: ${reason}` })
      return null
    }
  }
}
