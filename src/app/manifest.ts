import type { MetadataRoute } from 'next'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Pasiuni',
    short_name: 'Pasiuni',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
