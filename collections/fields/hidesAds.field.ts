import type { CheckboxField } from 'payload'

/**
 * Returns the switch that keeps advertisements off pages.
 * @param pages which pages it concerns, for editors
 */
export function hidesAdsField(pages: string, admin: CheckboxField['admin'] = {}): CheckboxField {
  return {
    name: 'hidesAds',
    label: 'Show no advertisements',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: pages, ...admin },
  }
}
