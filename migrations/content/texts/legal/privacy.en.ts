export const privacyEn = `Pasiuni is a non-commercial group from Chișinău, in the Republic of Moldova. We run a network of sites for people with a passion: cinema first, then auto and motorsport, fighting sports and travel. This policy explains what data we collect when you use the service, why we need it, how long we keep it and what rights you have.

The service is free, and you can read the sites without an account. We do not sell personal data and we do not use it for advertising. We process it in line with Regulation (EU) 2016/679 (the GDPR) and with the law of the Republic of Moldova on the protection of personal data.

## 1. Interpretation and definitions

### Interpretation

The terms below keep the same meaning throughout this policy, in the singular or in the plural.

### Definitions

- **Pasiuni, the group, we:** the non-commercial group from Chișinău that runs the service and decides why and how personal data is processed (the data controller).
- **Country:** the Republic of Moldova and/or Romania.
- **Service:** the Pasiuni site and the topic sites in its network (cinema, auto and motorsport, fighting sports, travel), as they open.
- **You:** the person who visits the service or has an account with it.
- **Account:** the personal account you create in order to use the parts of the service reserved for members, that is, for people with an account.
- **Personal data:** any information about an identified person or one who can be identified.
- **Usage data:** data recorded automatically when the service is used, for example the page requested and the time.
- **Cookies:** small files that a site places on your device and reads again later.
- **Web beacons:** tiny, usually invisible images in a page or an e-mail, which show that it has been opened.
- **Provider:** a person or an organisation that processes data on our behalf.

## 2. What data we collect

### Personal data

You can read the pages without telling us who you are. When you create or use an account, fill in your profile or write to us, we may receive data that identifies you:

- your e-mail address, with which you sign in and at which you receive our messages;
- your first name and last name, if you enter them in your profile or in a message;
- the language and the passions chosen in your profile;
- your phone number and postal address, only if you give them to us yourself, for example in a message;
- the content of the messages you send us;
- the role, topic, motivation and links in an application to contribute;
- the day on which you last used your account.

Unless you sign in with Google, an account needs an e-mail address and a password; without them we cannot open it. Filling in the profile is up to you. We do not store the password in readable form, only the result of a one-way transformation.

Other signed-in members see the data in your profile: first name, last name, language, passions and your role as a writer, editor or expert, if you have one. Your e-mail address, your password and the messages you send us are not part of the profile. Please put in your profile only what you are happy to share.

We accept no orders, payments or donations. We do not ask for card details and do not store them.

### Usage data

When you open a page, our server automatically records technical data: the IP address of your device, the page requested, the date and time, and any errors.

We count how often each page is read and roughly how many readers the site has in a day. For this count we use no cookies and store no IP addresses: with a secret key that changes every day, we work out from the IP address and the type of browser only an estimate of the number of readers. At the end of each day the key is deleted and only the figures remain.

### Signing in with Google

If you choose to sign in with Google, you go to a Google page and then come back to the site. Google sends us only your e-mail address and an identifier of your Google account. We never receive your Google password. What Google does with your data is described in [Google’s privacy policy](https://policies.google.com/privacy).

### Cookies and similar technologies

Session cookies serve a single session and stop being valid when you sign out or the session expires. Persistent cookies stay on your device (computer, phone or tablet) until a set date or until you delete them. This policy covers these cookies and similar technologies:

- **Essential cookies (session, set by us).** They keep you signed in and protect your account against requests made by others in your name. Without them you cannot use the account. Alongside them, one persistent cookie holds only the time at which the site last told the browser whether you are signed in, so that the browser need not keep asking. It stays on your device after you sign out, until you delete it or the browser removes it.
- **Known-device cookie (persistent, set by us).** For 90 days it remembers that you have signed in on this device, so that wrong passwords typed by somebody else cannot keep you out of your account. For the same purpose the server keeps, also for 90 days, a cryptographic digest of the network address from which you signed in.
- **Cookie-consent cookie (persistent, set by us).** It remembers your choice about cookies. It is set only if the site asks you to make such a choice.
- **Functional cookies (persistent, set by us).** They remember your preferences. The language cookie stays on your device for 365 days after you choose a language or sign in. The browser’s own storage also keeps the appearance you have chosen, until you clear it, and, in the tab until you close it, the text you have typed and the page you return to after signing in.
- **Tracking cookies (persistent, set by third parties).** Such cookies let other companies measure traffic or follow what a visitor reads. Today none is set: the pages of the site request nothing from any other site.
- **Web beacons.** They are used to count how many people have opened a page or an e-mail. Today we use none.

If we ever wish to use tracking cookies or web beacons, we will first change this policy and ask for your consent. You can delete or block cookies in your browser settings at any time; you will still be able to read the site.

## 3. How we use the data

### Purposes

We use the data only in order to:

- provide the service and make sure that it works;
- manage your account: sign-in, confirmation of the e-mail address, setting a new password;
- show your profile to other signed-in members;
- answer your messages, requests and applications to contribute;
- tell you about important changes to the service, the rules or the security of your account;
- prevent abuse, spam and attacks;
- understand, through totals that identify nobody, how the service is used and what should be improved;
- meet our legal obligations.

### Legal bases

Each use rests on one of the bases provided by law:

- **Contract.** We need account data to give you the service you asked for under the [terms of use](/en/terms).
- **Legitimate interest.** We keep the service secure, we fix errors and we answer messages.
- **Consent.** We rely on it for what you add of your own free will and for tracking cookies and web beacons, should we ever wish to use them.
- **Legal obligation.** Sometimes the law requires us to keep or hand over certain data.

We make no decisions about you by automated means alone and we build no advertising profiles.

## 4. How long we keep the data

We keep data only for as long as the purposes in this policy require:

- **Account and profile:** until the account is deleted.
- **Contact messages, with the editorial team’s notes on them:** for 12 months after we receive them.
- **Applications to contribute, with the editorial team’s notes on them:** for 12 months after the decision, or until the account is deleted if that is sooner.
- **Usage data:** for security and for fixing errors, until new entries replace the old ones in a log of limited size, which may take some months if the site has few visitors; longer only if we are investigating an incident or if the law requires it.

You can delete your account at any time on your account page, or write to us and we will delete it. After deletion, some data may remain for a while in backup copies until these are replaced in the usual way; until then we use it only to restore the service after a failure. Messages and applications also reach the group’s mailbox by e-mail: there we delete them once they have been dealt with, after 12 months at the latest, and within a month of your deleting the account or withdrawing the application. Entries about your membership (suspension, restoration, roles, deletion) stay in the internal log for 24 months; once the account is deleted, they no longer carry your name or address. An address to which an e-mail could not be delivered is kept for up to 30 days. Otherwise, beyond these periods we keep only what the law obliges us to keep.

## 5. Transfer of data

The group works from Chișinău. Your data may be processed in the Republic of Moldova and where our providers have their servers, possibly in a state other than your own.

We transfer data to another state only on the conditions set by the GDPR and by the law of the Republic of Moldova: to a state recognised as offering adequate protection, on the basis of standard contractual clauses or with another safeguard allowed by law. Write to us and we will tell you which safeguards apply.

## 6. Disclosure of data

Personal data may reach others only in these cases:

- **Other members.** Signed-in members see the data in your profile.
- **Providers.** They receive only what their work requires (section 8).
- **Authorities.** We hand over data when a law or a court decision obliges us to.
- **Protection of rights.** We may disclose data if that is needed to stop abuse, protect a person’s safety or defend our rights in court.
- **Handover of the service.** If the service passes to another organisation, we will let you know before your data falls under a different policy.
- **With your consent.** In any other case we ask you first.

## 7. Security of data

We protect data with measures suited to the risk: encrypted connections, passwords that nobody can read, limits on sign-in attempts, and access only for the people who need it to run the service.

No way of sending or storing data is completely secure, so we cannot promise absolute security. You can help: choose a password you do not use anywhere else and write to us if something looks suspicious.

If a security breach puts your rights at risk, we will notify the competent authority within 72 hours of learning about it and, where the risk is high, we will also notify you without undue delay.

## 8. Processing by providers

We may entrust some technical work to providers. They process data only on our instructions, under a contract, and may not use it for purposes of their own. We may entrust the following to them:

- **Hosting:** the servers on which the site, the database and the backup copies are kept.
- **E-mail:** the sending of confirmation messages, password-reset messages and replies to you.

Google, if you choose to sign in through it, is not our provider: it is itself responsible for the data it processes. We use no outside services for analytics, advertising or payments.

## 9. Children’s privacy

The service is not meant for children under 13 and we do not knowingly collect data about them. The [terms of use](/en/terms) set a higher minimum age for users: 18.

If you are a parent or guardian and believe that a child has given us personal data, please write to us. If we find that we hold such data without the consent required by law, we will delete it without delay.

## 10. Links to other sites

The service may contain links to sites that we do not run. Their own rules apply there.

We are not responsible for the content or the practices of those sites. We recommend that you read the privacy policy of each one you visit.

## 11. Changes to this policy

We may update this policy when the service or the law changes. The new text appears on this page with the date of the last update.

We will let you know about important changes before they take effect, by e-mail or by a visible notice on the site. If a change requires your consent, we will ask for it separately.

## 12. Contact

For any question or request about your data, write to us:

- by e-mail: [contact@pasiuni.example](mailto:contact@pasiuni.example);
- through the [contact form](/en/contact), if you are signed in and have confirmed your e-mail address.

The group has no registered address, so please contact us in one of these two ways.

### Your rights

Under the GDPR and the law of the Republic of Moldova, you have the right:

- to find out whether we process your data and to receive a copy of it;
- to have inaccurate data corrected;
- to have your data deleted;
- to have processing restricted;
- to receive your data in a commonly used format and to pass it on to another service;
- to object to processing based on legitimate interest;
- to withdraw your consent at any time, without affecting what was done before.

You can correct your profile yourself. To exercise your other rights, send us a request: we answer free of charge, within one month; if a request is complex, the law allows us two further months, and we will tell you if we need them. We may ask you to confirm that the account or the e-mail address is yours.

### Supervisory authorities

If you believe that we have not respected your rights, you can go to court or complain to the authority in your country:

- **Republic of Moldova:** the National Center for Personal Data Protection (CNPDCP), [datepersonale.md](https://datepersonale.md).
- **Romania:** the National Supervisory Authority for Personal Data Processing (ANSPDCP), [dataprotection.ro](https://www.dataprotection.ro).

You can go to the authority directly, but we would be glad if you wrote to us first.
`
