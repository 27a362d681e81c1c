import type { Endpoints } from '../endpoint'

export const certificateEndpoints = {
  getCertificates: { call: 'GET /certificate', shows: ['certificates', 'courses', 'access'] },
  getOwnCertificate: {
    call: 'GET /course/:id/certificate',
    shows: ['certificates', 'courses', 'progress', 'access'],
  },
  saveCertificate: { call: 'PUT /course/:id/certificate', touches: ['certificates'] },
  getCertificatePdf: { call: 'GET /course/:id/certificate/pdf', shows: ['certificates'], answers: 'bytes' },
  /** The public check of a certificate by its number. */
  getCertificate: { call: 'GET /certificate/:id', shows: ['certificates'] },
} as const satisfies Endpoints
