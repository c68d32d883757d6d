import { createLocalReq, type Payload } from 'payload'
import { retrieveOrCreateEmbed } from '../../embeds/embed.service.ts'
import { knownLookUp } from '../../embeds/embeds.read.ts'
import type { ResolvedEmbed } from '../convert/convert.types.ts'
import type { ImportReport } from './importReport.ts'
import { importContext, reasonOf } from './importRequest.ts'

/** What the documents of an archive embed from other sites: each address is asked for once. */
export class ImportedEmbeds {
  private readonly resolved = new Map<string, Promise<ResolvedEmbed | null>>()
  /** Hosts that did not answer: nobody waits for them a second time. */
  private readonly hostsDown = new Set<string>()
  private readonly payload: Payload
  private readonly report: ImportReport

  constructor(payload: Payload, report: ImportReport) {
    this.payload = payload
    this.report = report
  }

  /** What an address lets others show; null, with a line in the report, where it lets nothing be shown or is silent. */
  resolve(url: string): Promise<ResolvedEmbed | null> {
    const known = this.resolved.get(url)
    if (known) return known
    const asked = this.lookUp(url)
    this.resolved.set(url, asked)
    return asked
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
