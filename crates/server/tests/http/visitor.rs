//! A visitor with the manners of a browser, as far as tests need them: keeps cookies and the connection, sends forms, listens to live
//! updates. The load tool and the crash test use it too.

// Each of its users needs another part of it.
#![allow(dead_code)]

use std::io::{Error, ErrorKind, Result, Write};
use std::net::SocketAddr;
use std::time::Instant;

use flate2::write::GzDecoder;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A part of a page is longer than a kernel's buffer, and is read in few pieces.
const BUFFER: usize = 64 << 10;

const BROWSER_ENCODINGS: &str = "gzip, deflate, br, zstd";

const FORM: &str = "application/x-www-form-urlencoded";

#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    pub fn location(&self) -> &str {
        self.header("location").unwrap_or_default()
    }

    /// Legal acts, as the buttons of the page offer them.
    pub fn acts(&self) -> Vec<&str> {
        acts(&self.body).collect()
    }

    pub fn version(&self) -> u64 {
        number(&self.body, "data-version=\"")
    }

    #[track_caller]
    pub fn is(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }
}

/// The values of all buttons for acts.
pub fn acts(page: &str) -> impl Iterator<Item = &str> {
    let buttons = page.split("name=\"act\" value=\"").skip(1);
    buttons.filter_map(|rest| rest.split_once('"')).map(|(act, _)| act)
}

/// The number behind the first mark of the page.
pub fn number(page: &str, mark: &str) -> u64 {
    let rest = page.split_once(mark).map_or("", |(_, rest)| rest);
    let digits = rest.find(|c: char| !c.is_ascii_digit()).map_or(rest, |end| &rest[..end]);
    digits.parse().unwrap_or(0)
}

pub fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        b' ' => "+".to_owned(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

pub fn form(fields: &[(&str, &str)]) -> String {
    let pairs: Vec<_> =
        fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
    pairs.join("&")
}

/// One browser: its cookies, and at most one connection beside live updates.
pub struct Visitor {
    pub address: SocketAddr,
    /// The name by which the server is asked.
    pub host: String,
    pub cookies: Vec<(String, String)>,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
    link: Option<BufReader<TcpStream>>,
}

impl Visitor {
    pub fn new(address: SocketAddr) -> Visitor {
        Visitor { address, host: address.to_string(), cookies: Vec::new(), headers: Vec::new(), link: None }
    }

    /// The same person at another server, or after it has started anew.
    pub fn moved(&self, address: SocketAddr) -> Visitor {
        Visitor { cookies: self.cookies.clone(), headers: self.headers.clone(), ..Visitor::new(address) }
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    fn head(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.host);
        if !self.cookies.is_empty() {
            let pairs: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            head.push_str(&format!("Cookie: {}\r\n", pairs.join("; ")));
        }
        let own = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in own.chain(headers.iter().copied()) {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head
    }

    /// Somebody else at the same server, of whom nothing is known.
    pub fn stranger(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// Asks once; an old connection that the server has closed is not tried again.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<(&str, &[u8])>,
    ) -> Result<Answer> {
        let (status, headers, bytes) = self.ask_bytes(method, path, headers, body).await?;
        let body = String::from_utf8(bytes).map_err(|error| Error::new(ErrorKind::InvalidData, error))?;
        Ok(Answer { status, headers, body })
    }

    /// The same where the answer may be no text.
    pub async fn ask_bytes(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<(&str, &[u8])>,
    ) -> Result<(u16, Vec<(String, String)>, Vec<u8>)> {
        let mut link = match self.link.take() {
            Some(link) => link,
            None => connect(self.address).await?,
        };
        let mut request = self.head(method, path, headers).into_bytes();
        if let Some((kind, body)) = body {
            request.extend_from_slice(
                format!("Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n", body.len()).as_bytes(),
            );
            request.extend_from_slice(body);
        } else {
            request.extend_from_slice(b"\r\n");
        }
        // Who refuses a large request may answer before all of it was sent.
        let sent = link.write_all(&request).await;
        let (status, headers) = head(&mut link).await.map_err(|error| sent.err().unwrap_or(error))?;
        let mut bytes = Vec::new();
        if is_chunked(&headers) {
            while let Some(chunk) = chunk(&mut link).await? {
                bytes.extend_from_slice(&chunk);
            }
        } else {
            let length = headers.iter().find(|(name, _)| name == "content-length");
            let length: usize = length.and_then(|(_, value)| value.parse().ok()).unwrap_or(0);
            bytes.resize(length, 0);
            link.read_exact(&mut bytes).await?;
        }
        if !headers.iter().any(|(name, value)| name == "connection" && value == "close") {
            self.link = Some(link);
        }
        for (_, value) in headers.iter().filter(|(name, _)| name == "set-cookie") {
            self.keep(value);
        }
        Ok((status, headers, bytes))
    }

    fn keep(&mut self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let Some((name, value)) = pair.split_once('=') else { return };
        self.cookies.retain(|(other, _)| other != name);
        if !value.is_empty() {
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask("GET", path, &[], None).await
    }

    /// As the script asks for the part that changes.
    pub async fn part(&mut self, path: &str) -> Result<Answer> {
        self.ask("GET", path, &[("X-Part", "1")], None).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        self.ask("POST", path, &[], Some((FORM, form(fields).as_bytes()))).await
    }

    pub async fn post_for_part(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        self.ask("POST", path, &[("X-Part", "1")], Some((FORM, form(fields).as_bytes()))).await
    }

    /// As a page that has live updates sends its forms: it gets no second picture in the answer.
    pub async fn post_as_told(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        let headers = [("X-Part", "1"), ("X-Told", "1")];
        self.ask("POST", path, &headers, Some((FORM, form(fields).as_bytes()))).await
    }

    /// Live updates on a connection of their own, compressed as a browser has them.
    pub async fn listen(&self, path: &str, last: Option<&str>) -> Result<Listener> {
        self.listen_in(BROWSER_ENCODINGS, path, last).await
    }

    /// The same, with the encodings that are named.
    pub async fn listen_in(&self, encodings: &str, path: &str, last: Option<&str>) -> Result<Listener> {
        let mut link = connect(self.address).await?;
        let last = last.map(|id| ("Last-Event-ID", id));
        let encodings = Some(("Accept-Encoding", encodings)).filter(|(_, encodings)| !encodings.is_empty());
        let own: Vec<_> = last.into_iter().chain(encodings).collect();
        let request = self.head("GET", path, &own) + "\r\n";
        link.write_all(request.as_bytes()).await?;
        let (status, headers) = head(&mut link).await?;
        if status != 200 || !is_chunked(&headers) {
            return Err(Error::other(format!("no live updates: {status}")));
        }
        let is_gzip = headers.iter().any(|(name, value)| name == "content-encoding" && value == "gzip");
        let decoder = is_gzip.then(|| GzDecoder::new(Vec::new()));
        Ok(Listener { link, headers, decoder, rest: Vec::new(), part: String::new(), came: None, bytes: 0 })
    }
}

/// Puts a part together as the script of the page does: from new words and pieces of the old part, which is cut before every `<`.
pub fn patched(old: &str, ops: &str) -> String {
    let ops: Vec<Op> = serde_json::from_str(ops).expect("steps");
    let mut cuts: Vec<usize> = old.match_indices('<').map(|(at, _)| at).collect();
    cuts.push(old.len());
    let step = |op: &Op| match op {
        Op::Text(words) => words.clone(),
        Op::Pieces([from, count]) => old[cuts[*from]..cuts[from + count]].to_owned(),
    };
    ops.iter().map(step).collect()
}

/// What the script of the page reckons from the part that came with it.
pub fn fingerprint(part: &str) -> u32 {
    let mut units = Vec::new();
    for piece in part.split('<').skip(1) {
        let piece = format!("<{piece}").replace("=\"\"", "").replace("&quot;", "\"");
        let piece = piece.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", "\u{a0}");
        units.extend(piece.encode_utf16().chain([0]));
    }
    units.into_iter().fold(0x811c_9dc5, |hash: u32, unit| (hash ^ u32::from(unit)).wrapping_mul(0x0100_0193))
}

/// A step of putting a part together, as the script reads it.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Op {
    Text(String),
    Pieces([usize; 2]),
}

/// What live updates bring.
#[derive(Clone, Debug, Default)]
pub struct Event {
    pub kind: String,
    pub id: String,
    pub data: String,
    /// How many bytes came for it, compressed or not.
    pub bytes: usize,
    /// When the last byte of it had come.
    pub at: Option<Instant>,
}

pub struct Listener {
    link: BufReader<TcpStream>,
    pub headers: Vec<(String, String)>,
    /// Where the stream is compressed.
    decoder: Option<GzDecoder<Vec<u8>>>,
    /// What has come of the events that were not asked for yet.
    rest: Vec<u8>,
    /// What the page shows: events say what changed.
    part: String,
    came: Option<Instant>,
    /// On the wire, since the last event.
    bytes: usize,
}

impl Listener {
    /// Goes on from what came with the page.
    pub fn going_on_from(self, part: &str) -> Listener {
        Listener { part: part.to_owned(), ..self }
    }

    pub fn is_compressed(&self) -> bool {
        self.decoder.is_some()
    }

    /// The next event; none when the server has ended the stream as it should.
    pub async fn next(&mut self) -> Result<Option<Event>> {
        let mut searched = 0;
        loop {
            if let Some(end) = end_of_event(&self.rest, searched) {
                let text = std::str::from_utf8(&self.rest[..end]).map_err(invalid)?;
                let mut event = Event { at: self.came, ..read_event(text) };
                self.rest.drain(..end + 2);
                searched = 0;
                if event.kind.is_empty() {
                    continue;
                }
                event.bytes = std::mem::take(&mut self.bytes);
                if event.kind == "part" {
                    self.part = patched(&self.part, &event.data);
                    event.data.clone_from(&self.part);
                }
                return Ok(Some(event));
            }
            searched = self.rest.len().saturating_sub(1);
            let Some(chunk) = chunk(&mut self.link).await? else {
                // Length and checksum are in the trailer.
                return self.decoder.take().map_or(Ok(()), |mut gzip| gzip.try_finish()).map(|()| None);
            };
            self.came = Some(Instant::now());
            self.bytes += chunk.len();
            match &mut self.decoder {
                Some(gzip) => {
                    gzip.write_all(&chunk)?;
                    gzip.flush()?;
                    self.rest.append(gzip.get_mut());
                }
                None => self.rest.extend(chunk),
            }
        }
    }
}

fn end_of_event(text: &[u8], from: usize) -> Option<usize> {
    text[from..].windows(2).position(|two| two == b"\n\n").map(|at| at + from)
}

fn invalid(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Error {
    Error::new(ErrorKind::InvalidData, error)
}

fn read_event(text: &str) -> Event {
    let mut event = Event::default();
    for line in text.lines() {
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match name {
            "event" => event.kind = value.to_owned(),
            "id" => event.id = value.to_owned(),
            "data" if event.data.is_empty() => event.data = value.to_owned(),
            "data" => {
                event.data.push('\n');
                event.data.push_str(value);
            }
            _ => {}
        }
    }
    event
}

async fn connect(address: SocketAddr) -> Result<BufReader<TcpStream>> {
    let link = TcpStream::connect(address).await?;
    link.set_nodelay(true)?;
    Ok(BufReader::with_capacity(BUFFER, link))
}

async fn line(link: &mut BufReader<TcpStream>) -> Result<String> {
    let mut line = String::new();
    if link.read_line(&mut line).await? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    line.truncate(line.trim_end().len());
    Ok(line)
}

async fn head(link: &mut BufReader<TcpStream>) -> Result<(u16, Vec<(String, String)>)> {
    let first = line(link).await?;
    let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
    let status = status.ok_or_else(|| Error::new(ErrorKind::InvalidData, format!("no answer: {first}")))?;
    let mut headers = Vec::new();
    loop {
        let line = line(link).await?;
        let Some((name, value)) = line.split_once(':') else { return Ok((status, headers)) };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
}

fn is_chunked(headers: &[(String, String)]) -> bool {
    headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked")
}

async fn chunk(link: &mut BufReader<TcpStream>) -> Result<Option<Vec<u8>>> {
    let length = line(link).await?;
    let length =
        usize::from_str_radix(&length, 16).map_err(|error| Error::new(ErrorKind::InvalidData, error))?;
    let mut bytes = vec![0; length + 2];
    link.read_exact(&mut bytes).await?;
    bytes.truncate(length);
    Ok((length > 0).then_some(bytes))
}
