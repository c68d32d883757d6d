import { toast } from '@payloadcms/ui'

/** Shows an error notice; like every notice it stays for ten seconds and can be dismissed. */
export function notifyError(title: string, description?: string): void {
  toast.error(title, { description })
}

export function notifyDone(title: string): void {
  toast.success(title)
}
