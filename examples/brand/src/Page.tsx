'use client';

import { DesignProvider } from 'arcwright/DesignProvider';
import { Reasons } from 'arcwright/sections/Reasons';
import { CallToAction } from 'arcwright/sections/CallToAction';
import { Faq } from 'arcwright/sections/Faq';
import { NewsletterSignup } from 'arcwright/sections/NewsletterSignup';
import { PageHero } from 'arcwright/sections/PageHero';
import { SiteFooter } from 'arcwright/sections/SiteFooter';
import { SiteHeader } from 'arcwright/sections/SiteHeader';
import { Stats } from 'arcwright/sections/Stats';
import { Steps } from 'arcwright/sections/Steps';
import { Testimonials } from 'arcwright/sections/Testimonials';
import { Tickets } from 'arcwright/sections/Tickets';
import * as content from './content.ts';
import './fonts.css';
import { theme } from './theme.ts';

/** The logo mark: a crescent moon. */
const mark = <path fill="currentColor" d="M24 2a16.5 16.5 0 1 0 10 24A14 14 0 0 1 24 2Z" />;

/** Call your newsletter service here. */
const subscribe = () => Promise.resolve('ok' as const);

/** The observatory's page. */
export function Page() {
  return (
    <DesignProvider theme={theme} mark={mark}>
      <SiteHeader {...content.header} />
      <main id="main" tabIndex={-1}>
        <PageHero {...content.hero} level={1} />
        <Stats {...content.stats} />
        <Steps {...content.night} />
        <Reasons {...content.sky} />
        <Tickets {...content.tickets} />
        <Testimonials {...content.testimonials} />
        <Faq {...content.questions} />
        <NewsletterSignup {...content.alert} onSubscribe={subscribe} />
        <CallToAction {...content.groups} />
      </main>
      <SiteFooter {...content.footer} />
    </DesignProvider>
  );
}
