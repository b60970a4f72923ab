import type { Correction } from './corrected'

/** Of the pages; made after the others. */
export const englishPageCorrections: readonly Correction[] = [
  ['realise that they miss the same thing', 'realise that they are all missing the same thing'],
  [
    'Building continues, from now on together with them.',
    'Work continues, from now on together with them.',
  ],
  [
    'We write what we can check, and we say how we know it.',
    'We write only what we can check, and we say how we know it.',
  ],
  ['we correct it in plain view and thank', 'we correct it openly and thank'],
  ['We open the site step by step:', 'We are opening the site step by step:'],
  [
    'Opinions with reasons, written after watching and without',
    'Reasoned opinions, written after watching the film and without',
  ],
  [
    'gathered in a single calendar by topic and by city',
    'gathered in a single calendar, sorted by topic and by city',
  ],
  [
    'people who want to write, edit or explain what they know about their passion',
    'people who want to write, to edit texts or to explain what they know about their passion',
  ],
  [
    'those who want to write, edit or share what they know',
    'those who want to write, to edit texts or to share what they know',
  ],
  [
    'the role you are given appears on your member page',
    'the role you are given appears in your profile',
  ],
  [
    'what we are preparing on each site of the Pasiuni network and how far it has got.',
    'what we are preparing for each site of the Pasiuni network and how far each one has got.',
  ],
  ['what does not and who the car suits.', 'what does not and whom the car suits.'],
  ['Each passion has a site of its own.', 'Each passion will have a site of its own.'],
  [
    'Besides these four, we are thinking about other topics too.',
    'We are also thinking about topics beyond these four.',
  ],
  ['a mistake you noticed in a text', 'a mistake you have noticed in a text'],
  [
    'A site in the making for travellers: share impressions, find places for your next trip, read tips and build a route of your own.',
    'A site in the making for travellers: you will be able to share impressions, find places for your next trip, read tips and build a route of your own.',
  ],
  [
    'news, a catalogue of films and the people who make them, reviews and articles.',
    'news, reviews and articles, and a catalogue of films and the people who make them.',
  ],
  [
    'the connections between them and articles on technique',
    'the connections between them, and articles on technique',
  ],
  [
    'Once you have registered, you can put your name and your passions in your profile. Other members see them and know what they can talk to you about.',
    'Once you have confirmed your e-mail address, you can put your name and your passions in your profile. Members to whom you give the address of your page can see them.',
  ],
  [
    ' The figures are refreshed every few minutes.',
    ' The number of readers is updated once a day.',
  ],
  ['Add your own: what you liked', 'You will be able to add your own: what you liked'],
  [
    ' from the places you have chosen, day by day',
    ', divided into days, from the places you have chosen',
  ],
  [
    'The sites of the network are written with the help of people who know their passion from the inside.',
    'The texts on the network’s sites are written by people who know their passion from the inside.',
  ],
  ['send a message, log in or register.', 'send a message, sign in or register.'],
  ['Log in or Register', 'Sign in or register'],
]
