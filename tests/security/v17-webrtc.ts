import { chapter, noPart } from '../helpers/asvs'

const none = 'The site has no calls, no cameras and no media server.'

export const webrtc = chapter(17, 'WebRTC', {
  '17.1.1 L2: TURN': noPart(none),
  '17.2.1 L2: keys of DTLS': noPart(none),
  '17.2.2 L2: suites of DTLS': noPart(none),
  '17.2.3 L2: SRTP is authenticated': noPart(none),
  '17.2.4 L2: SRTP that is damaged': noPart(none),
  '17.3.1 L2: floods of signals': noPart(none),
  '17.3.2 L2: signals that are damaged': noPart(none),
})
