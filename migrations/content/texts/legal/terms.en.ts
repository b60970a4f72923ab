export const termsEn = `The Pasiuni network is made up of sites for people with a passion: first cinema, then auto and motorsport, fighting sports and travel. It is run on a non-commercial basis by a group of enthusiasts from Chișinău, Republic of Moldova.

These terms of use are the agreement between you and the group. They say what you can expect from us, what we expect from you and what happens if something goes wrong. Please read them before you use the service.

## 1. Definitions

In these terms, the words below have the same meaning in the singular and in the plural:

- **Group** (also “Pasiuni”, “we”, “us” or “our”) means the non-commercial group from Chișinău, Republic of Moldova, that runs the service. The group has no registered address.
- **Service** means the Pasiuni site and the sites of its projects (cinema, auto and motorsport, fighting sports, travel), with everything they offer, including accounts.
- **Terms** means these terms of use, which form the entire agreement between you and the group about the use of the service.
- **Country** means the Republic of Moldova and/or Romania.
- **You** means the person who uses the service, or the organisation on whose behalf that person uses it.
- **Account** means the personal account you create to reach the parts of the service open to registered users.
- **Content** means text, images, links, reviews, comments and any other material you post, upload or otherwise make available through the service.
- **Feedback** means the suggestions, ideas, remarks and proposals about the service that you send us.
- **Order** means a request to buy goods or services from us.
- **Promotion** means a contest, prize draw or other promotional activity held through the service.
- **Affiliate** means an entity that controls a party, is controlled by it or is under common control with it. “Control” means owning 50% or more of an entity’s shares, interests or other securities that carry a vote in electing its directors or other managing body.
- **Third-party service** means any site, service, product or content that belongs to someone else and that you can see or reach through the service, including sign-in with Google.

## 2. Acknowledgement

These terms apply to everyone who uses the service: visitors, registered users, writers, editors and experts.

By using the service, you confirm that you have read these terms and agree to them. If you disagree with any part of them, please do not use the service.

You also confirm that you are at least 18\u00a0years old. We do not allow anyone under 18 to use the service.

How we collect, use and protect personal data is described in the [privacy policy](/en/privacy). Please read it carefully as well.

## 3. Accounts

When you create an account, you must give us information that is true, complete and up to date, and keep it so. Giving false information breaches these terms, and we may close the account at once.

You can sign up with an e-mail address and a password or through a third-party service such as Google. We may ask you to confirm your e-mail address. Other registered users can see your profile once they have signed in.

You are responsible for:

- keeping your password secret, whether it is for the service or for a third-party service you sign in with;
- everything that is done through your account;
- telling us without delay if you learn that someone else has used your account or that its security has been breached.

You may not use as your name on the service:

- the name of another person or organisation, if you have no right to use it;
- a name or mark protected by someone else’s rights, such as a trade mark, without their permission;
- an offensive, vulgar or obscene name.

## 4. Content rules

### Your content

You are responsible for the content you post: it must be lawful, reliable and appropriate.

Your content stays yours. By posting it, you grant the group a non-exclusive, free, worldwide licence to store, use, reproduce, adapt, translate, publicly display and distribute it on and through the service for as long as it is published there. The licence also covers showing the content to other users, who may use it within the limits of these terms.

You confirm that the content belongs to you, or that you have the right to use it and to grant this licence, and that posting it does not infringe anyone’s privacy, image, copyright, contractual or other rights.

### What may not be posted

You may not post content that is:

- illegal, or that encourages illegal acts;
- defamatory, or harmful to someone’s honour, dignity or private life;
- offensive, including content that is hateful, threatening, obscene or degrading to people because of their origin, religion, sex, sexual orientation, disability or another trait;
- spam: unsolicited advertising, mass mailings, chain letters, pyramid schemes or gambling;
- malicious: viruses or anything else made to disrupt, damage or gain unauthorised access to systems and data;
- an infringement of someone else’s rights, including copyright, trade marks and trade secrets;
- an impersonation of another person or organisation, including the group or the people in it;
- false or misleading.

### What we may do

We have no duty to check content before it appears, but we may decide whether it complies with these terms. We may refuse, correct, hide or remove content, and restrict the use of the service by anyone who posts content that breaches these terms.

We cannot control everything users post. You use the service at your own risk and, to the extent the law allows, we are not liable for other people’s content. If you see something that breaks these rules, please [tell us](/en/contact).

### Keep a copy

We do our best to protect content, but we cannot guarantee that it will never be lost or damaged. Please keep your own copy of anything that matters to you.

## 5. Copyright

We respect other people’s work and ask you to do the same. If you believe that something published on the service infringes copyright, write to [contact@pasiuni.example](mailto:contact@pasiuni.example) and include:

- your name, your contact details and, if you act for someone else, proof that the rights holder has authorised you;
- a description of the protected work;
- the exact address of the page where the disputed content appears;
- a statement that you believe in good faith that neither the rights holder nor the law permits this use;
- a statement that the information in your complaint is accurate.

We will look into the complaint and, if it is well founded, remove the content or restrict access to it. We may inform the person who posted it and ask for a reply. Anyone who knowingly makes a false complaint may be liable for the damage it causes.

## 6. Orders and promotions

The service is free. We accept no orders, payments or donations, and we do not ask for or store card details. If someone asks you for money in our name, please let us know.

Contributing to the projects as a writer, editor or expert is voluntary and unpaid. It creates neither an employment relationship nor a right to any payment.

A promotion may have rules of its own, published together with it. If they conflict with these terms, the rules of the promotion apply.

## 7. Intellectual property

The code of the service is published under the MIT licence, and the texts written by the group under the Creative Commons Attribution 4.0 International licence (CC BY 4.0); you may use them on the terms of these licences. The design, drawings, name and logo of the service belong to the group and are protected by the law of the country and of other states. Content posted by users belongs to those users. Third-party materials, such as images, icons and software, belong to their authors and are used under their licences.

You may link to our pages. When you use our texts, name the source and the licence. You may not use our name, logo or visual identity for other products or services without our prior written consent.

## 8. Feedback

We are glad to receive your feedback. By sending it, you assign to the group, free of charge, worldwide and for the full term of protection, all rights in it that can be assigned. We may use it for any purpose, with no duty to pay you or to keep it confidential.

If such an assignment is not possible under the law, you grant the group a non-exclusive, perpetual, irrevocable, free and worldwide right to use, reproduce, adapt, publish and distribute your feedback without restriction.

## 9. Links

The service may contain links to third-party services that we do not own or control.

We are not responsible for the content, privacy policies or practices of third-party services, or for any loss caused by your use of them or your reliance on what they offer. We recommend that you read the terms and privacy policy of every site you visit.

## 10. Termination

We may suspend or terminate your account, or restrict your use of the service, at once and without prior notice, for any reason and in particular if you breach these terms. Where we can, we will tell you why.

You may stop using the service or delete your account at any time. What happens to your data is explained in the [privacy policy](/en/privacy).

When your account is closed, your right to use the parts of the service open to registered users also ends. The provisions that by their nature should outlast the agreement, such as those on intellectual property, feedback, liability and disputes, remain in force.

## 11. Limitation of liability

To the fullest extent the law allows, whatever damage you may suffer, the total liability of the group, its affiliates and its suppliers in connection with the service and these terms is limited to the amount you actually paid through the service, or to USD\u00a00.01 if you have not bought anything.

To the same extent, we are not liable for indirect, incidental, special or consequential damage, such as loss of profit, loss of data, interruption of business or non-material harm, arising from the use of the service or the inability to use it, even if we knew that such damage was possible.

Nothing in these terms excludes or limits liability that the law does not allow us to exclude or limit, including liability for wilful misconduct, gross negligence or harm to life or health.

## 12. “As is” disclaimer

The service is provided “as is” and “as available”, with whatever faults it may have and, to the fullest extent the law allows, without any warranty from the group or its affiliates, whether express or implied.

In particular, we do not warrant that:

- the service will meet your expectations or work with every device, program or other service;
- the service will be uninterrupted, secure and free of errors, or that every error will be corrected;
- news, reviews, catalogues, event listings and other materials are accurate, complete and current;
- the service, its servers and the messages it sends are free of viruses or other harmful components.

Some states do not allow certain warranties or consumer rights to be excluded. In that case, the exclusions in this section apply only as far as the law permits.

## 13. Governing law

These terms and your use of the service are governed by the law of the country, that is, of the Republic of Moldova and/or Romania, excluding its conflict-of-law rules.

If you are a consumer, you keep the protection of the mandatory rules of the state where you live, including when that state is a member of the European Union.

## 14. Disputes

If you have a complaint or disagree with a decision of ours, please write to us first. We will try to settle the matter amicably.

If we cannot reach an agreement, the dispute is decided by the competent courts of the country. This does not limit your right to turn to consumer or data protection authorities, or to another court that the law gives you access to.

## 15. Severability

If a provision of these terms is held to be invalid or unenforceable, it will be replaced or interpreted so as to come as close as the law permits to its original purpose. The other provisions remain in force.

If the group does not exercise a right or does not demand that a duty be fulfilled, this does not mean that it gives up the right or will not make the demand later.

## 16. Changes

We may change these terms whenever necessary. If a change is material, we will try to notify you at least 30\u00a0days before it takes effect. It is for us to decide, reasonably and in good faith, which changes are material.

If you go on using the service after a change takes effect, you accept the new terms. If you do not agree to them, please stop using the service and, if you wish, delete your account.

The date of the latest version is shown on this page. The terms are published in Romanian, English and Russian. If the versions in these languages differ, the Romanian one prevails.

## 17. Contact

If you have questions about these terms, you can reach us:

- by e-mail: [contact@pasiuni.example](mailto:contact@pasiuni.example);
- through the [contact form](/en/contact), once you have signed in and confirmed your e-mail address.
`
